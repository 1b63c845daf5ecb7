import { builder } from '../graphql/builder.js';
import type { RequestedUpload } from './requestUpload.js';

const HttpHeader = builder.objectRef<{ readonly name: string; readonly value: string }>('HttpHeader').implement({
  description: 'A header of an HTTP request.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In lower case.' }),
    value: t.exposeString('value', { description: 'To be sent as it is.' }),
  }),
});

/**
 * The payload of a mutation that returns an upload link.
 * @param headers description of its `headers` field
 */
export function requestedUploadPayload(name: string, headers: string) {
  return builder.objectRef<RequestedUpload>(name).implement({
    description: 'Where to send the file.',
    fields: (t) => ({
      uploadUrl: t.exposeString('uploadUrl', {
        description: 'Takes one PUT with the headers beside it; signed, relative to the site’s origin or absolute.',
      }),
      headers: t.field({
        type: [HttpHeader],
        description: headers,
        resolve: (upload) => Object.entries(upload.headers).map(([key, value]) => ({ name: key, value })),
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The link is worth nothing afterwards.' }),
    }),
  });
}
