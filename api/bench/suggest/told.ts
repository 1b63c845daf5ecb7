import type { RoomSuggestion } from '../../stager/suggest/suggestion.js';

/** A picture of which it is known whether it shows an empty room. */
export interface Told {
  /** such as "photos" */
  readonly of: string;
  readonly isEmpty: boolean;
  readonly suggestion: RoomSuggestion;
}

/** Precision and recall of leaving photos out, for each kind of picture. */
export function printTold(told: readonly Told[]): void {
  console.log('\nLeft out as needing no staging:');
  for (const of of new Set(told.map((one) => one.of))) {
    const some = told.filter((one) => one.of === of);
    const leftOut = some.filter(({ suggestion }) => !suggestion.needsStaging);
    const right = leftOut.filter(({ isEmpty }) => !isEmpty).length;
    const unwanted = some.filter(({ isEmpty }) => !isEmpty).length;
    const empty = some.length - unwanted;
    console.log(
      `${of.padEnd(16)} ${right} of ${unwanted} that need none; ` +
        `${leftOut.length - right} of ${empty} empty rooms left out wrongly`,
    );
  }
}
