import { ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { Workspace } from '../workspace.type.js';
import { workspacePayload } from '../workspacePayload.js';
import { UNITS, unitsByCurrency, unitsOf } from './unitsOf.js';
import { updateUnits } from './updateUnits.js';

const Units = builder.enumType('Units', {
  description: 'What lengths are shown in. The lengths of this API are metres, whatever they are shown in.',
  values: {
    METRIC: { value: 'metric', description: 'Metres.' },
    IMPERIAL: { value: 'imperial', description: 'Feet and inches.' },
  },
} as const);

builder.prismaObjectFields(Workspace, (t) => ({
  units: t.field({
    type: Units,
    description: 'In which its lengths are shown: those that an owner chose, else those of its currency.',
    select: UNITS,
    resolve: unitsOf,
  }),
  chosenUnits: t.expose('units', {
    type: Units,
    nullable: true,
    description: 'Those that an owner chose; null: its currency decides.',
  }),
  unitsByCurrency: t.field({
    type: Units,
    description: 'What its currency comes to: feet and inches for USD, metres for every other.',
    select: { currency: true },
    resolve: ({ currency }) => unitsByCurrency(currency),
  }),
}));

const UpdateUnitsInput = builder.inputType('UpdateUnitsInput', {
  description: 'In which the workspace’s lengths are to be shown.',
  fields: (t) => ({
    units: t.field({ type: Units, description: 'Null or left out: the workspace’s currency decides.' }),
  }),
});

const UpdateUnitsPayload = workspacePayload(
  'UpdateUnitsPayload',
  'Everybody of the workspace is shown lengths in these.',
);

builder.mutationField('updateUnits', (t) =>
  t.withAuth({ member: true }).field({
    type: UpdateUnitsPayload,
    description: 'Changes the units in which the workspace’s lengths are shown; for its owners.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: UpdateUnitsInput, required: true, description: 'The units.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateUnits(caller, services, input.units ?? null);
      return { workspaceId: caller.workspaceId };
    },
  }),
);
