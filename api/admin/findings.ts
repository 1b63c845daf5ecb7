/** What a check has found. */
export interface Findings {
  readonly lines: readonly string[];
  /** Then the command ends with the status 1. */
  readonly isFaulty: boolean;
}
