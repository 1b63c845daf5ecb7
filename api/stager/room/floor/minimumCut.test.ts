import { expect, it } from 'vitest';
import { finish } from '../../steps.js';
import { type GridGraph, NEIGHBOURS, minimumCut } from './minimumCut.js';

/** Deterministic pseudo-random numbers 0..1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function randomGraph(width: number, height: number, seed: number): GridGraph {
  const next = sequence(seed);
  const count = width * height;
  const links = new Float32Array(count * 8);
  for (let i = 0; i < count; i++) {
    NEIGHBOURS.forEach(([dx, dy], d) => {
      const x = (i % width) + dx;
      const y = Math.floor(i / width) + dy;
      if (x >= 0 && x < width && y >= 0 && y < height) links[i * 8 + d] = Math.floor(next() * 8);
    });
  }
  return { width, height, links, terminal: Float32Array.from({ length: count }, () => Math.floor(next() * 41) - 20) };
}

/** Cost of a labelling: terminal capacities against it, and links from the source's side to the sink's. */
function costOf({ width, height, terminal, links }: GridGraph, onSourceSide: (i: number) => boolean): number {
  let cost = 0;
  for (let i = 0; i < width * height; i++) {
    if (onSourceSide(i) ? terminal[i] < 0 : terminal[i] > 0) cost += Math.abs(terminal[i]);
    if (!onSourceSide(i)) continue;
    NEIGHBOURS.forEach(([dx, dy], d) => {
      if (links[i * 8 + d] && !onSourceSide(i + dy * width + dx)) cost += links[i * 8 + d];
    });
  }
  return cost;
}

it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'cuts as cheaply as trying every labelling (graph %i)',
  (seed) => {
    const [width, height] = seed % 2 ? [4, 3] : [3, 4];
    const graph = randomGraph(width, height, seed);
    let cheapest = Infinity;
    for (let bits = 0; bits < 1 << (width * height); bits++) {
      cheapest = Math.min(
        cheapest,
        costOf(graph, (i) => ((bits >> i) & 1) === 1),
      );
    }
    const copy = { ...graph, terminal: graph.terminal.slice(), links: graph.links.slice() };
    const side = finish(minimumCut(copy));
    expect(costOf(graph, (i) => side[i] === 1)).toBe(cheapest);
  },
);
