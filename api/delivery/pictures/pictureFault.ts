/** Why a picture cannot be made as it was chosen. The person who chose can choose otherwise; trying again is no use. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  /** a sentence that says what to choose instead */
  readonly advice: string;

  /** @param why words after "because" */
  constructor(why: string, advice: string) {
    super(why);
    this.advice = advice;
  }
}
