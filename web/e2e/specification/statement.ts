/** A sentence of the product's specification, in words of our own. */
export interface Statement {
  /** its chapter */
  readonly section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** texts of the product stand in double quotes */
  readonly states: string;
  /** further texts of the product */
  readonly says?: readonly string[];
  /** where the product does otherwise on purpose: what, and why */
  readonly differs?: string;
  /** titles of tests, as they are written, by the file from the project's root */
  readonly shownBy: Readonly<Record<string, readonly string[]>>;
}

export type Statements = Readonly<Record<string, Statement>>;
