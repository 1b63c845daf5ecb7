import { builder } from '../graphql/builder.js';

export const ProjectStatus = builder.enumType('ProjectStatus', {
  description: 'Where a project stands.',
  values: {
    ACTIVE: { value: 'active', description: 'Being worked on.' },
    COMPLETE: { value: 'complete', description: 'Done.' },
    ON_HOLD: { value: 'on_hold', description: 'Paused.' },
    ARCHIVED: { value: 'archived', description: 'Put away.' },
  },
} as const);
