import { expect, it } from 'vitest';
import { turnaroundText } from './turnaround.js';

it.each([
  [0, '0 sec'],
  [0.6, '1 sec'],
  [45, '45 sec'],
  [59.4, '59 sec'],
  [59.6, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [59.4 * 60, '59 min'],
  [59.6 * 60, '1 hr'],
  [3600, '1 hr'],
  [3600 * 1.04, '1 hr'],
  [3600 * 1.06, '1.1 hrs'],
  [3600 * 1.8, '1.8 hrs'],
  [3600 * 2, '2 hrs'],
  [3600 * 47.9, '47.9 hrs'],
  [3600 * 48, '2 days'],
  [3600 * 60, '2.5 days'],
])('shows %d seconds as %s', (seconds, text) => expect(turnaroundText(seconds)).toBe(text));
