import { SURFACES, type Surface as SurfaceName } from '../stager/kinds.js';
import { builder } from '../graphql/builder.js';
import type { ShownPiece, ShownReport } from './columns/readReport.js';
import { Surface } from './staging.enums.js';
import { warningTexts } from './warningTexts.js';

const PlacedPieceType = builder.objectRef<ShownPiece>('PlacedPiece').implement({
  description: 'A piece of furniture in the picture, at its true size.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Names the piece within this picture alone.' }),
    kind: t.exposeString('kind', { description: 'Such as sofa or floor_lamp.' }),
    label: t.exposeString('label', { description: 'What a person would call it, such as three-seat sofa.' }),
    x: t.float({
      nullable: true,
      description: 'Metres to the right of the camera, of the middle of its footprint; null in older results.',
      resolve: ({ position }) => position?.[0] ?? null,
    }),
    y: t.float({
      nullable: true,
      description: 'Metres of its underside above the floor.',
      resolve: ({ position }) => position?.[1] ?? null,
    }),
    z: t.float({
      nullable: true,
      description: 'Metres from the camera towards the viewer: negative for all that it sees.',
      resolve: ({ position }) => position?.[2] ?? null,
    }),
    rotation: t.float({
      nullable: true,
      description: 'Degrees, counter-clockwise seen from above; at 0 its front faces the camera.',
      resolve: ({ rotation }) => rotation ?? null,
    }),
    width: t.float({ description: 'Metres.', resolve: ({ size }) => size[0] }),
    depth: t.float({ description: 'Metres.', resolve: ({ size }) => size[1] }),
    height: t.float({ description: 'Metres.', resolve: ({ size }) => size[2] }),
  }),
});

interface Count {
  readonly surface: SurfaceName;
  readonly pixels: number;
  readonly untouched: number;
}

const SurfaceCountType = builder.objectRef<Count>('SurfaceCount').implement({
  description: 'How much of a surface was left alone.',
  fields: (t) => ({
    surface: t.expose('surface', { type: Surface, description: 'Which.' }),
    pixels: t.exposeInt('pixels', {
      description: 'Pixels of the photo that show it, outside the furniture and its shadow.',
    }),
    untouched: t.exposeInt('untouched', { description: 'Of these, the ones that equal the photo byte for byte.' }),
  }),
});

/** The furniture's extent across the picture, 0..1; the whole width when no furniture stands on the floor. */
function spanOf({ furniture, width }: ShownReport): readonly [from: number, to: number] {
  const across = furniture.flatMap(({ footprint = [] }) => footprint.map(([x]) => Math.min(1, Math.max(0, x / width))));
  return across.length === 0 ? [0, 1] : [Math.min(...across), Math.max(...across)];
}

export const StagingReport = builder.objectRef<ShownReport>('StagingReport').implement({
  description: 'What was done to one photo, and what was not.',
  fields: (t) => ({
    altText: t.exposeString('altText', { description: 'One sentence that says what was added.' }),
    furniture: t.field({
      type: [PlacedPieceType],
      description: 'Every piece, the main one first.',
      resolve: ({ furniture }) => furniture,
    }),
    preserved: t.field({
      type: [SurfaceCountType],
      description: 'Every surface with its untouched pixels.',
      resolve: ({ preserved }) => SURFACES.map((surface) => ({ surface, ...preserved[surface] })),
    }),
    furnishedFrom: t.float({
      description: 'Where the furniture that stands on the floor begins, as a share of the width from the left.',
      resolve: (report) => spanOf(report)[0],
    }),
    furnishedTo: t.float({
      description: 'Where it ends.',
      resolve: (report) => spanOf(report)[1],
    }),
    changedPixels: t.exposeInt('changedPixels', { description: 'Pixels that differ from the photo.' }),
    warnings: t.stringList({
      description: 'Sentences about what may need a look; a length in them is in the units of the caller’s workspace.',
      resolve: ({ warnings }, _args, context) => warningTexts(warnings, context),
    }),
  }),
});
