import type { CreateEmbedInput } from '../__generated__/useCreateEmbedMutation.graphql.js';
import type { Problems } from '../forms/problems.js';
import { kindLabel, type EmbedKind } from './embedKind.js';
import { missingSites, sitesOf } from './sites.js';

export const LONGEST_NAME = 60;

/** The fields of the form. */
export const EMPTY_EMBED = {
  projectId: '',
  /** of the picture */
  itemId: '',
  /** what the picture shows */
  room: '',
  name: '',
  /** empty until the person types a name: the proposed one follows the other fields */
  isNamed: '',
  /** one per line */
  origins: '',
};

type NewEmbed = typeof EMPTY_EMBED;

/** A name by which people find it again. */
export function proposedName(kind: EmbedKind, { address, room }: { readonly address: string; readonly room: string }) {
  const label = kindLabel(kind);
  if (kind === 'BOARD' || kind === 'FIGURES' || address === '') return label;
  return [kind === 'SLIDER' && room ? room : label, address].join(', ').slice(0, LONGEST_NAME).trim();
}

/** What is wrong before anything is sent. */
export function missingFrom(kind: EmbedKind, { projectId, itemId, name, isNamed, origins }: NewEmbed): Problems {
  const isOfProject = kind === 'GALLERY' || kind === 'SLIDER';
  return {
    projectId: isOfProject && projectId === '' ? 'Choose a project' : undefined,
    itemId: kind === 'SLIDER' && projectId !== '' && itemId === '' ? 'Choose a picture' : undefined,
    name: isNamed && name.trim() === '' ? 'A name is required' : undefined,
    origins: missingSites(origins),
  };
}

export function inputOf(kind: EmbedKind, { projectId, itemId, name, origins }: NewEmbed): CreateEmbedInput {
  return {
    kind,
    name,
    origins: sitesOf(origins),
    ...(kind === 'GALLERY' && { projectId }),
    ...(kind === 'SLIDER' && { itemId }),
  };
}
