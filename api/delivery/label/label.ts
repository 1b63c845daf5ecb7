/** What a picture says of itself when it is delivered: that it is virtually staged, and where the original is. */

export interface Label {
  /** a plate in the lower left corner, or a bar along the lower edge */
  readonly place: 'corner' | 'bar';
  readonly words: string;
  /** the address that a QR code leads to; null: no code */
  readonly link: string | null;
}
