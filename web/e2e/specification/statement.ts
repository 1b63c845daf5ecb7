/** One sentence of the product's specification. */
export interface Statement {
  /** its chapter */
  readonly section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** what it says; exact texts stand in double quotes */
  readonly states: string;
  /** the file that makes it true, from the project's root */
  readonly where: string;
  /**
   * Where a real server never shows it, or no browser is needed: titles of other tests, as they are written, by the
   * file from the project's root. Left out: a test of the browser is named after the statement.
   */
  readonly shownBy?: Readonly<Record<string, readonly string[]>>;
}

export type Statements = Readonly<Record<string, Statement>>;
