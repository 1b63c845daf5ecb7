import { builder } from '../../graphql/builder.js';
import type { Pixel, RoomOutline } from '../../stager/contract.js';
import { outlineOfRoom } from '../../stager/outline/outlineOfRoom.js';
import { faultOfReading } from '../../stager/room/refusal.js';
import type { ShownReading } from '../columns/readReading.js';
import { warningTexts } from '../warningTexts.js';

const OutlinePoint = builder.objectRef<Pixel>('OutlinePoint').implement({
  description: 'A point of a picture, origin at the top left.',
  fields: (t) => ({
    x: t.float({ description: 'Share of the width, 0 to 1.', resolve: ([x]) => x }),
    y: t.float({ description: 'Share of the height, 0 to 1.', resolve: ([, y]) => y }),
  }),
});

export const RoomOutlineType = builder.objectRef<RoomOutline>('RoomOutline').implement({
  description: 'The floor that a photo shows, and what makes metres of it.',
  fields: (t) => ({
    corners: t.field({
      type: [OutlinePoint],
      description: 'The floor’s corners, in order.',
      resolve: ({ corners }) => corners,
    }),
    horizonLeft: t.float({
      description: 'Where the horizon meets the left border: a share of the height.',
      resolve: ({ horizon }) => horizon[0],
    }),
    horizonRight: t.float({
      description: 'Where it meets the right border.',
      resolve: ({ horizon }) => horizon[1],
    }),
    ceilingHeight: t.exposeFloat('ceilingHeight', { description: 'Metres.' }),
    cameraHeight: t.exposeFloat('cameraHeight', {
      nullable: true,
      description: 'Metres above the floor; null: the ceiling that the photo shows tells it.',
    }),
    fieldOfView: t.exposeFloat('fieldOfView', {
      nullable: true,
      description: 'Degrees across the picture; null: the corners tell it.',
    }),
    tilted: t.exposeBoolean('tilted', {
      nullable: true,
      description: 'Whether upright lines converge; null: the photo’s lines tell it.',
    }),
  }),
});

export const RoomReading = builder.objectRef<ShownReading>('RoomReading').implement({
  description: 'What the stager read of a room by itself.',
  fields: (t) => ({
    outline: t.field({
      type: RoomOutlineType,
      description: 'As a person would have drawn it.',
      resolve: (room) => outlineOfRoom(room),
    }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1: how far it can be trusted.' }),
    suffices: t.boolean({
      description: 'Whether furniture can stand on it: false where a photo is refused unless somebody draws its floor.',
      resolve: (room) => faultOfReading(room) === null,
    }),
    warnings: t.stringList({
      description: 'Sentences about what may need a look; a length in them is in the units of the caller’s workspace.',
      resolve: ({ warnings }, _args, context) => warningTexts(warnings, context),
    }),
  }),
});
