import { configDefaults, mergeConfig } from 'vitest/config';
import usual from './vitest.config.js';

/** `npm run test:long`: the property tests with many more cases. */
const long = mergeConfig(usual, { test: { testTimeout: 3_600_000 } });
long.test = { ...long.test, include: ['**/*.long.test.ts'], exclude: configDefaults.exclude };
export default long;
