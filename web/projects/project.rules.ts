import type { ProjectStatus } from './projectStatus.js';
import { tagsOf } from './tags.js';

/** A project as a form holds it: tags are text, separated by commas. */
export type ProjectDraft = {
  readonly address: string;
  readonly mlsId: string;
  readonly status: ProjectStatus;
  readonly tags: string;
  readonly notes: string;
  /** who works on it; empty: the creator of a new project, else nobody in particular */
  readonly agentId: string;
  /** 'yes' or empty: whether all agents of the workspace see it */
  readonly isShared: string;
};

export const EMPTY_DRAFT: ProjectDraft = {
  address: '',
  mlsId: '',
  status: 'ACTIVE',
  tags: '',
  notes: '',
  agentId: '',
  isShared: '',
};

/** What is wrong with an address, or undefined. */
export const addressProblem = (address: string) => (address.trim() ? undefined : 'Address is required');

/** The draft as a new project, without its empty fields. */
export function newProjectOf({ address, mlsId, status, tags, notes, agentId, isShared }: ProjectDraft) {
  const list = tagsOf(tags);
  return {
    address: address.trim(),
    status,
    ...(mlsId.trim() && { mlsId: mlsId.trim() }),
    ...(notes.trim() && { notes: notes.trim() }),
    ...(list.length > 0 && { tags: list }),
    ...(agentId !== '' && { agentId }),
    ...(isShared !== '' && { isShared: true }),
  };
}

/**
 * The draft as a change: emptied fields are removed from the project. Whose it is and who sees it are sent only where
 * they differ from the start, because not everybody may change them.
 */
export function changedProjectOf(draft: ProjectDraft, start: Pick<ProjectDraft, 'agentId' | 'isShared'>) {
  const { address, mlsId, status, tags, notes, agentId, isShared } = draft;
  return {
    address: address.trim(),
    status,
    mlsId: mlsId.trim() || null,
    notes: notes.trim() || null,
    tags: tagsOf(tags),
    ...(agentId !== start.agentId && { agentId: agentId || null }),
    ...(isShared !== start.isShared && { isShared: isShared !== '' }),
  };
}
