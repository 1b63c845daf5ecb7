import type { Statements } from './statement.js';

/** What a visitor sees: the landing page and the samples. */
export const landingStatements = {
  'landing: hero': {
    section: 2,
    states: 'a hero with buttons to /samples and /login',
    where: 'web/routes/landing/LandingPage.tsx',
  },
  'landing: snapshot': {
    section: 2,
    states: 'a snapshot panel: active projects, turnaround, revenue month-to-date, staging jobs',
    where: 'web/routes/landing/Snapshot.tsx',
  },
  'landing: recent wins': {
    section: 2,
    states: 'three recent wins, each "In progress" or "Delivered"',
    where: 'web/routes/landing/Snapshot.tsx',
  },
  'landing: features': {
    section: 2,
    states: 'three feature cards',
    where: 'web/routes/landing/Features.tsx',
  },
  'landing: claims': {
    section: 1,
    states: '73% faster sales, 99% cheaper than traditional staging (99% cost savings), processing in under 2 minutes',
    where: 'web/routes/landing/Features.tsx',
  },
  'landing: count': {
    section: 9,
    states: 'marketing figures: 73%, 99%, under 2 minutes, and 12K+ properties managed',
    where: 'web/routes/landing/Features.tsx',
  },
  'samples: sets': {
    section: 2,
    states: 'living room, primary suite, kitchen and outdoor, each with title, before, after and description',
    where: 'web/routes/samples/SamplesPage.tsx',
  },
  'samples: slider': {
    section: 2,
    states: 'before and after are compared with a slider, by mouse, touch and keyboard',
    where: 'web/components/Compare.tsx',
  },
} satisfies Statements;
