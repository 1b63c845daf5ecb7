/** A statement of the product's specification, in our own words. */
export interface Statement {
  /** chapter of the specification */
  readonly section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** texts of the product are in double quotes */
  readonly states: string;
  /** further texts of the product */
  readonly says?: readonly string[];
  /** where the product deviates on purpose: the difference and its reason */
  readonly differs?: string;
  /** exact titles of tests, by file from the project's root */
  readonly shownBy: Readonly<Record<string, readonly string[]>>;
}

export type Statements = Readonly<Record<string, Statement>>;
