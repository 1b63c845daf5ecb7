import { unitsOfCaller } from '../../accounts/units/unitsOf.js';
import type { Caller } from '../../domain/caller.js';
import { badRequest } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import type { Services } from '../../services.js';
import { isUnderstood, type WordsPhrase } from '../../stager/design/edits/words/readWords.js';
import { meaningOf } from '../../stager/design/notes/noteWords.js';
import { readNotes } from '../../stager/design/notes/notes.js';
import { isSharing } from '../sameRoom/sharing.js';
import { notesText } from '../staging.rules.js';
import { StagingItem } from '../stagingItem.type.js';
import { presentRoomOf, WITH_RESULT } from './presentRoom.js';
import { readComment } from './readComment.js';

interface ReadPhrase {
  readonly text: string;
  readonly understood: boolean;
  readonly changes: boolean;
  readonly meaning: string;
}

const WordPhrase = builder.objectRef<ReadPhrase>('WordPhrase').implement({
  description: 'One phrase of a comment on a picture, as the stager reads it.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In the person’s words.' }),
    understood: t.exposeBoolean('understood', {
      description: 'Whether it is understood, and can be done in this room.',
    }),
    changes: t.exposeBoolean('changes', {
      description: 'Whether it changes the furniture: not where all is so already.',
    }),
    meaning: t.exposeString('meaning', {
      description: 'What is done, such as "rug 25 % larger"; else why nothing is: "only one armchair fits here".',
    }),
  }),
});

builder.objectField(StagingItem, 'wordsReading', (t) =>
  t.field({
    type: [WordPhrase],
    description: 'How the stager reads a comment on what this photo shows, before a revision is ordered with it.',
    args: { words: t.arg.string({ required: true, description: 'As they are typed.' }) },
    resolve: ({ id }, { words }, { caller, services }) => {
      const { success, data, error } = notesText.safeParse(words);
      if (!success) throw badRequest(`${error.issues[0]?.message}.`);
      return caller ? readFor(services, caller, { id, words: data }) : [];
    },
  }),
);

/** As `takePhoto` will read it: of furniture that an image shares, in the image whose it is. The caller sees the image. */
async function readFor(
  services: Services,
  caller: Caller,
  { id, words }: { readonly id: string; readonly words: string },
): Promise<ReadPhrase[]> {
  const item = await services.prisma.stagingItem.findUniqueOrThrow({
    where: { id },
    include: { ...WITH_RESULT, job: true },
  });
  const { sameRoomAsId } = item;
  if (sameRoomAsId !== null && isSharing(item)) return readFor(services, caller, { id: sameRoomAsId, words });
  const present = presentRoomOf(item);
  if (!present) return readNotes(words, item.roomType).phrases.map(asNote);
  const units = await unitsOfCaller(caller, services);
  return (await readComment(services, words, { ...present, job: item.job, units })).map(shown);
}

function shown(phrase: WordsPhrase): ReadPhrase {
  const { text } = phrase;
  if (!isUnderstood(phrase)) return { text, understood: false, changes: false, meaning: phrase.reason };
  return { text, understood: true, changes: phrase.edits.length > 0, meaning: phrase.meaning };
}

/** A photo without a picture is arranged anew, and its words are read as notes. */
function asNote(phrase: ReturnType<typeof readNotes>['phrases'][number]): ReadPhrase {
  const meaning = meaningOf(phrase);
  const reason = phrase.reading === 'refused' ? phrase.reason : 'not understood';
  return { text: phrase.text, understood: meaning !== null, changes: meaning !== null, meaning: meaning ?? reason };
}
