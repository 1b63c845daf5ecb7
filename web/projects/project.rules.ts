import type { ProjectStatus } from './projectStatus.js';
import { tagsOf } from './tags.js';

/** A project as a form holds it: tags are text, separated by commas. */
export type ProjectDraft = {
  readonly address: string;
  readonly mlsId: string;
  readonly status: ProjectStatus;
  readonly tags: string;
  readonly notes: string;
};

export const EMPTY_DRAFT: ProjectDraft = { address: '', mlsId: '', status: 'ACTIVE', tags: '', notes: '' };

/** What is wrong with an address, or undefined. */
export const addressProblem = (address: string) => (address.trim() ? undefined : 'Address is required');

/** The draft as a new project, without its empty fields. */
export function newProjectOf({ address, mlsId, status, tags, notes }: ProjectDraft) {
  const list = tagsOf(tags);
  return {
    address: address.trim(),
    status,
    ...(mlsId.trim() && { mlsId: mlsId.trim() }),
    ...(notes.trim() && { notes: notes.trim() }),
    ...(list.length > 0 && { tags: list }),
  };
}

/** The draft as a change: emptied fields are removed from the project. */
export function changedProjectOf({ address, mlsId, status, tags, notes }: ProjectDraft) {
  return {
    address: address.trim(),
    status,
    mlsId: mlsId.trim() || null,
    notes: notes.trim() || null,
    tags: tagsOf(tags),
  };
}
