import type { Statements } from './statement.js';

const LANDING = 'web/e2e/specification/landing.test.ts';
const HERO = 'the landing page leads to the samples and to a new account';
const EXAMPLES = 'the landing page shows example figures and example wins';
const CLAIMS = 'the landing page makes three claims and counts managed properties';
const ROOMS = 'the samples show four rooms, empty and furnished';
const COMPARED = 'a sample is compared by mouse, touch and keyboard';

/** Statements about the pages of a visitor: the landing page and the samples. */
export const landingStatements = {
  'landing: hero': {
    section: 2,
    states: 'a hero with buttons to /samples and /login',
    shownBy: { [LANDING]: [HERO] },
  },
  'landing: snapshot': {
    section: 2,
    states: 'a snapshot panel: active projects, turnaround, revenue month-to-date, staging jobs',
    shownBy: { [LANDING]: [EXAMPLES] },
  },
  'landing: recent wins': {
    section: 2,
    states: 'three recent wins, each "In progress" or "Delivered"',
    shownBy: { [LANDING]: [EXAMPLES] },
  },
  'landing: features': {
    section: 2,
    states: 'three feature cards',
    shownBy: { [LANDING]: [CLAIMS] },
  },
  'landing: claims': {
    section: 1,
    states: '73% faster sales, 99% cheaper than traditional staging (99% cost savings), processing in under 2 minutes',
    shownBy: { [LANDING]: [CLAIMS] },
  },
  'landing: count': {
    section: 9,
    states: 'marketing figures: 73%, 99%, under 2 minutes, and 12K+ properties managed',
    shownBy: { [LANDING]: [CLAIMS] },
  },
  'samples: sets': {
    section: 2,
    states: 'living room, primary suite, kitchen and outdoor, each with title, before, after and description',
    shownBy: { [LANDING]: [ROOMS] },
  },
  'samples: slider': {
    section: 2,
    states: 'before and after are compared with a slider, by mouse, touch and keyboard',
    shownBy: { [LANDING]: [COMPARED] },
  },
} satisfies Statements;
