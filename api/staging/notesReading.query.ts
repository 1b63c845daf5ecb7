import { Viewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import { badRequest } from '../domain/errors.js';
import { RoomType } from '../media/media.enums.js';
import { meaningOf } from '../stager/design/notes/noteWords.js';
import { readNotes, type Phrase } from '../stager/design/notes/notes.js';
import { notesText } from './staging.rules.js';

const NotePhrase = builder.objectRef<Phrase>('NotePhrase').implement({
  description: 'One phrase of the notes, as the stager reads it.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In the person’s words.' }),
    understood: t.boolean({
      description: 'Whether the stager will try to do it.',
      resolve: (phrase) => meaningOf(phrase) !== null,
    }),
    meaning: t.string({
      description: 'What it will do, such as "2 armchairs"; else why it does nothing, such as "not understood".',
      resolve: (phrase) => meaningOf(phrase) ?? (phrase.reading === 'refused' ? phrase.reason : 'not understood'),
    }),
  }),
});

builder.objectField(Viewer, 'notesReading', (t) =>
  t.field({
    type: [NotePhrase],
    description: 'How the stager reads notes or the comments of a revision, phrase by phrase, before they are sent.',
    args: {
      notes: t.arg.string({ required: true, description: 'As they are typed.' }),
      roomType: t.arg({ type: RoomType, required: true, description: 'What the room shall become.' }),
    },
    resolve: (_caller, { notes, roomType }) => {
      const { success, data, error } = notesText.safeParse(notes);
      if (!success) throw badRequest(`${error.issues[0]?.message}.`);
      return readNotes(data, roomType).phrases;
    },
  }),
);
