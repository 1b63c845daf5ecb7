/** A text that the server describes itself by, such as its schema, for everybody. */
import { attachment } from '../storage/disposition.js';
import type { Handler } from './answer.js';

interface TextFile {
  readonly type: string;
  /** as which it is saved; left out: browsers show it */
  readonly name?: string;
  /** called once, when it is first asked for */
  readonly read: () => string;
}

export function textFile({ type, name, read }: TextFile): Handler {
  let text: Buffer | undefined;
  return async (request, response) => {
    text ??= Buffer.from(read());
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': text.length,
      ...(name !== undefined && { 'content-disposition': attachment(name) }),
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}
