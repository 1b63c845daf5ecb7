/** A file has more parts than allowed; stops the counting. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}
