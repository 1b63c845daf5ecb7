import { builder } from '../graphql/builder.js';
import { namedOptions } from '../graphql/namedOptions.js';
import { ROOM_TYPE_OPTIONS } from '../shared/stagingOptions.js';

export const MediaType = builder.enumType('MediaType', {
  description: 'What kind of file it is.',
  values: {
    IMAGE: { value: 'image', description: 'A picture.' },
    VIDEO: { value: 'video', description: 'A film.' },
  },
} as const);

export const MediaOrigin = builder.enumType('MediaOrigin', {
  description: 'Where a file comes from.',
  values: {
    UPLOAD: { value: 'upload', description: 'A person sent it.' },
    PROOF: { value: 'proof', description: 'A staged picture to be approved, with the PREVIEW mark.' },
    FINAL: { value: 'final', description: 'A delivered staged picture.' },
  },
} as const);

export const RoomType = builder.enumType('RoomType', {
  description: 'What a room is used as.',
  values: namedOptions(ROOM_TYPE_OPTIONS),
});
