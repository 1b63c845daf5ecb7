/** What a picture says of itself when it is delivered: that it is virtually staged, and where the original is. */

export interface Label {
  /** a plate in the lower left corner or, without a code, in the lower right one; or a bar along the lower edge */
  readonly place: 'corner' | 'right corner' | 'bar';
  readonly words: string;
  /** the address that a QR code leads to; null: no code */
  readonly link: string | null;
  /** pixels of the capitals' height; default: by the picture's size */
  readonly capitals?: number;
}
