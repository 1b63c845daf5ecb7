import type { EmbedKind as AnyKind } from '../__generated__/useCreateEmbedMutation.graphql.js';

export type EmbedKind = Exclude<AnyKind, '%future added value'>;

interface KindWords {
  readonly name: string;
  /** what it shows, in a line */
  readonly hint: string;
}

const KINDS: Readonly<Record<EmbedKind, KindWords>> = {
  SLIDER: { name: 'Slider', hint: 'One delivered picture over its original, with a seam that visitors move.' },
  GALLERY: { name: 'Gallery', hint: 'All delivered pictures of a project, each over its original.' },
  BOARD: { name: 'Board', hint: 'Your newest jobs and where they stand, live. For people whom your site signs in.' },
  FIGURES: {
    name: 'Figures',
    hint: 'Projects, rooms and spending by month and person. For people whom your site signs in.',
  },
};

export const KIND_OPTIONS = (Object.keys(KINDS) as EmbedKind[]).map((value) => ({ value, ...KINDS[value] }));

export const kindLabel = (kind: AnyKind): string => (kind === '%future added value' ? 'Embed' : KINDS[kind].name);
