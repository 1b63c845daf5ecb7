/** A file is made of more than is read; counting ends there. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}
