/** Boxes of ISO base media (ISO/IEC 14496-12), for files that tests build. */

export function box(name: string, ...content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([numbers(length), text(name), ...content]);
}

export const text = (value: string) => Buffer.from(value, 'latin1');

/** Numbers of four bytes each. */
export function numbers(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32BE(value, index * 4));
  return buffer;
}

/** Numbers of two bytes each. */
export function shorts(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value, index * 2));
  return buffer;
}
