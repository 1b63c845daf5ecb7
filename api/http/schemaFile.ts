/** The schema as a file, for the tools of whoever asks it. */
import { printSchema, type GraphQLSchema } from 'graphql';
import { attachment } from '../storage/disposition.js';
import type { Handler } from './answer.js';

export function schemaFile(schema: GraphQLSchema): Handler {
  let printed: Buffer | undefined;
  return async (request, response) => {
    printed ??= Buffer.from(`${printSchema(schema)}\n`);
    response.writeHead(200, {
      'content-type': 'application/graphql; charset=utf-8',
      'content-length': printed.length,
      'content-disposition': attachment('schema.graphql'),
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : printed);
  };
}
