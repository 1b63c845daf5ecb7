import { createMesh, place } from '../../../mesh/kit/mesh.js';
import type { Maker } from '../workshop.js';
import { sideTable } from './sideTable.js';

/** A low, wide table and a higher, smaller one that reaches over its edge. */
export const nestTables: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const large = Math.min(width * 0.68, depth * 0.96);
  const small = Math.min(width * 0.5, depth * 0.66);
  const low = { ...piece, width: large, depth: large, height: height * 0.76 };
  const high = { ...piece, width: small, depth: small, height };
  place(model, sideTable(low, shop), { at: [-(width - large) / 2, 0, (depth - large) / 2], keepUv: true });
  place(model, sideTable(high, shop), { at: [(width - small) / 2, 0, -(depth - small) / 2], keepUv: true });
  return model;
};
