import { z } from 'zod';
import { EmbedKind } from '../db/generated/enums.js';
import { origins } from '../domain/origins.js';
import { text } from '../domain/rules.js';

/** Of a workspace: one for each picture of some thousand listings. */
export const MOST_EMBEDS = 5000;

const LONGEST_NAME = 60;
const name = text('The name', LONGEST_NAME).min(1, 'A name is required');

/** What an embed of each kind is about. */
const SHOWN = { slider: 'itemId', gallery: 'projectId', board: null, figures: null } as const;
const MISSING = { itemId: 'Choose a picture', projectId: 'Choose a project' } as const;

export const newEmbed = z
  .object({
    kind: z.enum(EmbedKind),
    name,
    projectId: z.string().nullish(),
    itemId: z.string().nullish(),
    origins,
  })
  .superRefine((given, { addIssue }) => {
    for (const path of ['itemId', 'projectId'] as const) {
      const isAsked = SHOWN[given.kind] === path;
      if (isAsked === (given[path] != null)) continue;
      const message = isAsked ? MISSING[path] : `An embed of this kind has no ${path}`;
      addIssue({ code: 'custom', path: [path], message });
    }
  });
export type NewEmbed = z.output<typeof newEmbed>;

const changes = { name: name.nullish(), origins: origins.nullish() };
/** A field that is left out or null stays. */
export const embedChanges = z.object({ id: z.string(), ...changes, expected: z.object(changes).nullish() });
export type EmbedChanges = z.output<typeof embedChanges>;
