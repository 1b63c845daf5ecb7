import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files, the slowest first. A clean checkout has no times of earlier runs: without this list a slow
 * file may begin last, while the other core is idle.
 */
const LONGEST = [
  'stager/lightTruth.test.ts',
  'db/embedded.test.ts',
  'jobs/runStager.test.ts',
  'jobs/crash.test.ts',
  'stager/preserve.test.ts',
  'staging/outline/outline.test.ts',
  'jobs/storeFailures.test.ts',
  'stager/light/roomLights.test.ts',
  'stager/rounds.test.ts',
  'stager/furniture/catalogue/build.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** Runs the slowest files first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
