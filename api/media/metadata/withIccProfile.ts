/** JPEG with a colour profile (ICC.1, annex B.4). */
const NAME = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Bytes of the profile per segment; a segment's length is a 16-bit number. */
const MOST = 0xffff - 2 - NAME.length - 2;

/** The segments of a profile. */
export function profileSegments(profile: Buffer | null): Buffer[] {
  if (profile === null || profile.length === 0) return [];
  const count = Math.ceil(profile.length / MOST);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MOST, (index + 1) * MOST);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + NAME.length + 2 + part.length, 2);
    return Buffer.concat([head, NAME, Buffer.from([index + 1, count]), part]);
  });
}

/** Adds a profile to a JPEG without one; the compressed pixels stay the same. */
export const withIccProfile = (jpeg: Buffer, profile: Buffer | null): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...profileSegments(profile), jpeg.subarray(2)]);
