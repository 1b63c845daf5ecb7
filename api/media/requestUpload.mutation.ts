import { builder } from '../graphql/builder.js';
import { NotFoundError, ValidationError } from '../graphql/errors.js';
import { requestUpload, type RequestedUpload } from './requestUpload.js';
import { uploadRequest } from './upload.rules.js';

const RequestUploadInput = builder
  .inputType('RequestUploadInput', {
    description: 'The file that is to be sent.',
    fields: (t) => ({
      projectId: t.id({ required: true, description: 'The project that it is for.' }),
      originalName: t.string({ required: true, description: 'Its name, 1 to 255 characters.' }),
      mimeType: t.string({ required: true, description: 'Such as image/jpeg; the link takes no other.' }),
      fileSize: t.int({ required: true, description: 'Bytes, at most 104857600; the link takes no other size.' }),
    }),
  })
  .validate(uploadRequest);

const HttpHeader = builder.objectRef<{ readonly name: string; readonly value: string }>('HttpHeader').implement({
  description: 'A header of an HTTP request.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In lower case.' }),
    value: t.exposeString('value', { description: 'To be sent as it is.' }),
  }),
});

const RequestUploadPayload = builder.objectRef<RequestedUpload>('RequestUploadPayload').implement({
  description: 'Where to send the file.',
  fields: (t) => ({
    uploadUrl: t.exposeString('uploadUrl', {
      description: 'Takes one PUT with the headers beside it; relative to the site’s origin or absolute.',
    }),
    headers: t.field({
      type: [HttpHeader],
      description: 'What the PUT must send, content-type among them: the link takes nothing else.',
      resolve: ({ headers }) => Object.entries(headers).map(([name, value]) => ({ name, value })),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The link is worth nothing afterwards.' }),
  }),
});

builder.mutationField('requestUpload', (t) =>
  t.withAuth({ member: true }).field({
    type: RequestUploadPayload,
    description: 'Asks for a link to send one file to; finaliseUpload follows when it is sent.',
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: RequestUploadInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { caller, services }) => requestUpload(caller, services, input),
  }),
);
