import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';
import type { GraphQLContext } from '../graphql/context.js';
import { MediaOrigin, MediaType, RoomType } from './media.enums.js';

export const Media = builder.prismaNode('Media', {
  description:
    'A picture or film of a project. Its links are signed: they need no key and end after some hours. One that begins ' +
    'with / is a path of this server.',
  id: { field: 'id' },
  fields: (t) => ({
    project: t.relation('project', { description: 'The project that it belongs to.' }),
    type: t.expose('type', { type: MediaType, description: 'Picture or film.' }),
    origin: t.expose('origin', { type: MediaOrigin, description: 'Sent by a person, or made here.' }),
    filename: t.exposeString('filename', { description: 'A plain name that every system takes.' }),
    originalName: t.exposeString('originalName', { description: 'The name that it came with.' }),
    fileSize: t.exposeInt('fileSize', { description: 'Bytes.' }),
    mimeType: t.exposeString('mimeType', { description: 'Such as image/jpeg.' }),
    width: t.exposeInt('width', { description: 'Pixels, upright.' }),
    height: t.exposeInt('height', { description: 'Pixels, upright.' }),
    duration: t.exposeFloat('duration', { nullable: true, description: 'A film’s length in seconds.' }),
    roomType: t.expose('roomType', {
      type: RoomType,
      nullable: true,
      description: 'What the room is, where it is known.',
    }),
    isWatermarked: t.exposeBoolean('isWatermarked', { description: 'Carries the PREVIEW mark.' }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'At most 480 pixels wide and high, signed; of a film one picture, null where none could be made.',
      resolve: ({ thumbnailKey }, _args, context) => link(context, thumbnailKey),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'At most 1600 pixels wide and high, signed; of a film one picture, null where none could be made.',
      resolve: ({ previewKey }, _args, context) => link(context, previewKey),
    }),
    url: t.string({
      description: 'The file itself, without the place where it was taken; signed.',
      resolve: ({ objectKey }, _args, { services }) => services.store.signGet(objectKey),
    }),
    downloadName: t.string({
      description: 'The name that it downloads under: the one that it came with, with the ending of what it is.',
      resolve: ({ originalName, filename }) => withEnding(originalName, filename),
    }),
    downloadUrl: t.string({
      description: 'The same file as a download, named downloadName; signed.',
      resolve: ({ objectKey, originalName, filename }, _args, { services }) =>
        services.store.signGet(objectKey, { downloadName: withEnding(originalName, filename) }),
    }),
    losslessDownloadUrl: t.string({
      nullable: true,
      description: 'A final’s PNG as a download, signed: the file of which the untouched pixels are counted.',
      resolve: ({ losslessKey, originalName }, _args, context) =>
        link(context, losslessKey, withEnding(originalName, '.png')),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came in or was made.' }),
  }),
});

export const MediaConnection = connectionType('Media', 'files', Media);

async function link({ services }: GraphQLContext, key: string | null, downloadName?: string): Promise<string | null> {
  return key === null ? null : services.store.signGet(key, { downloadName });
}

/** The name with the extension of the stored file: an uploaded TIFF is kept as a PNG. */
function withEnding(name: string, like: string): string {
  return name.replace(/\.[^.]*$/, '') + like.slice(like.lastIndexOf('.'));
}
