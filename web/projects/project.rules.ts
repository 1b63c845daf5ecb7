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

/** A draft as the values that the server keeps; what is empty is null. */
const valuesOf = ({ address, mlsId, status, tags, notes, agentId, isShared }: ProjectDraft) => ({
  address: address.trim(),
  status,
  mlsId: mlsId.trim() || null,
  notes: notes.trim() || null,
  tags: tagsOf(tags),
  agentId: agentId || null,
  isShared: isShared !== '',
});

type Values = Partial<ReturnType<typeof valuesOf>>;

/** Only what the person changed, and beside it what it was, so that a change by somebody else is not overwritten. */
export function changedProjectOf(draft: ProjectDraft, start: ProjectDraft): Values & { readonly expected: Values } {
  const [now, before] = [valuesOf(draft), valuesOf(start)];
  const changed = (Object.keys(now) as (keyof typeof now)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  );
  const pick = (values: typeof now): Values => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { ...pick(now), expected: pick(before) };
}
