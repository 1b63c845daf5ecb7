/** The boundary in a content type; null when the body is not multipart. */
function boundaryOf(type: string | null): string | null {
  if (!type?.startsWith('multipart/')) return null;
  return /boundary="?([^";]+)"?/.exec(type)?.[1] ?? null;
}

/** The text of a body in the chunks in which it arrives. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield decoder.decode(read.value, { stream: true });
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * The bodies of the parts of a multipart answer (RFC 2046, 5.1), each as soon as the boundary after it has arrived;
 * null when the answer is not multipart. What follows the last complete part is ignored.
 *
 * The package meros is not used: its 1.3.2 loses a boundary that is split between chunks when another boundary follows
 * in the same chunk.
 */
export function partsOf({ headers, body }: Response): AsyncGenerator<string> | null {
  const boundary = boundaryOf(headers.get('content-type'));
  return boundary === null || body === null ? null : split(textOf(body), `\r\n--${boundary}`);
}

async function* split(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  let rest = '\r\n'; // the first boundary may be the first line
  let begun = false; // what comes before the first boundary is not a part
  for await (const text of texts) {
    const pieces = (rest + text).split(delimiter);
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (begun) yield piece.slice(piece.indexOf('\r\n\r\n') + 4);
      begun = true;
    }
  }
}
