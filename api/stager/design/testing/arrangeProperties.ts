import { describe, expect, it } from 'vitest';
import type { Piece, Plan, Room } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { insidePolygon } from '../../room/camera/polygon.js';
import type { ArrangeRequest } from '../arrange.js';
import { arrange } from '../arrange.js';
import { clearances } from '../clearances.js';
import { collide } from '../scene/feet.js';
import { corners, footSamples, overlap, within } from '../scene/footprint.js';
import { KINDS, stands, isOnFloor } from '../../kinds.js';
import { programmes } from '../programs/programmes.js';
import { isCut } from '../placing/rules.js';
import { CELL, seenFloor } from '../../room/evidence/seenFloor.js';
import { shapeOf, solids } from '../scene/solids.js';
import { syntheticRoom } from './syntheticRoom.js';
import { unhidden, isInPicture } from '../scene/view.js';
import { attempt, requestOf } from './requests.js';

const standing = (plan: Plan): Piece[] => plan.pieces.filter(stands);

/** Square metres of visible floor of a room. */
function areaOf(seed: number): number {
  const { room } = syntheticRoom(seed);
  return seenFloor(room).length * CELL * CELL;
}

/** Distances from the camera to a piece's footprint along the piece's axes, metres. */
function nearestTo(piece: Piece): [number, number] {
  const [x, z] = within(piece, [0, 0]);
  return [Math.max(0, Math.abs(x) - piece.width / 2), Math.max(0, Math.abs(z) - piece.depth / 2)];
}

function shareOnFloor(piece: Piece, room: Room): number {
  const pixels = footSamples(piece).flatMap((point) => {
    const pixel = project(room.camera, point);
    return pixel && isInPicture(room, pixel) ? [pixel] : [];
  });
  return pixels.filter((pixel) => insidePolygon(pixel, room.floorOutline)).length / Math.max(1, pixels.length);
}

function carries(base: Piece, piece: Piece): boolean {
  const [x, z] = within(base, [piece.x, piece.z]);
  const above = Math.abs(x) <= base.width / 2 && Math.abs(z) <= base.depth / 2;
  return above && Math.abs(base.y + base.height - piece.y) < 1e-9 && base.id !== piece.id;
}

const places = (plan: Plan) => plan.pieces.map(({ kind, x, z, angle, width }) => ({ kind, x, z, angle, width }));

/**
 * Tests properties of every plan in `rooms` synthetic rooms, which cover all room types, styles and creativities.
 * @param every each so many-th room is furnished again, with the same seed and with another
 */
export function describeArrange(rooms: number, every: number): void {
  const ROOMS = Array.from({ length: rooms }, (_, seed) => seed);
  const plans = ROOMS.flatMap((seed) => {
    const request = requestOf(seed);
    const plan = attempt(request);
    return plan ? [{ seed, request, room: request.room, plan }] : [];
  });

  /** Runs a check on every plan. Returns the names of rooms that fail it. */
  function everywhere(check: (plan: Plan, room: Room, request: ArrangeRequest) => readonly string[]): string[] {
    return plans.flatMap(({ seed, plan, room, request }) =>
      check(plan, room, request).map((fault) => `room ${seed} (${plan.roomType}): ${fault}`),
    );
  }

  describe('arrange, in random rooms', () => {
    it('places the main piece, as the first, wherever a few square metres of floor are visible', () => {
      const refused = ROOMS.filter((seed) => !plans.some((plan) => plan.seed === seed));
      expect(refused.filter((seed) => areaOf(seed) > 4).length).toBeLessThanOrEqual(0.02 * ROOMS.length);
      for (const { plan } of plans) {
        const { main, mainToo = [] } = programmes[plan.roomType];
        expect([main, ...mainToo]).toContain(plan.pieces[0]?.kind);
      }
    });

    it('puts at least four pieces on a floor of which enough is visible', () => {
      const roomy = plans.filter(({ seed }) => areaOf(seed) > 5);
      const full = roomy.filter(({ plan }) => plan.pieces.filter(isOnFloor).length >= 4);
      expect(roomy.length).toBeGreaterThan(0.5 * ROOMS.length);
      expect(full.length).toBeGreaterThanOrEqual(0.9 * roomy.length);
    });

    it('lets no two standing pieces overlap, except seats under their table', () => {
      const faults = everywhere((plan) =>
        standing(plan).flatMap((a, index) =>
          standing(plan)
            .slice(index + 1)
            .filter((b) => KINDS[a.kind].seatOf !== b.kind && KINDS[b.kind].seatOf !== a.kind && collide(a, b))
            .map((b) => `${a.id} overlaps ${b.id}`),
        ),
      );
      expect(faults).toEqual([]);
    });

    it('puts nothing through a wall, a ceiling or the camera', () => {
      const faults = everywhere((plan, room) =>
        plan.pieces
          .filter((piece) => {
            const outside = corners(piece).some(([x, z]) => x < room.left || x > room.right || z < room.back || z > 0);
            const near = Math.hypot(...nearestTo(piece)) < 0.9 && stands(piece);
            return outside || near || piece.y + piece.height > room.ceilingHeight + 1e-9;
          })
          .map((piece) => piece.id),
      );
      expect(faults).toEqual([]);
    });

    it('keeps 0.9 m free before doors, and the glass of windows down to the sill', () => {
      const faults = everywhere((plan, room) =>
        room.openings.flatMap((opening) => {
          const depth = opening.kind === 'door' ? 0.9 : 0.45;
          const along = (opening.from + opening.to) / 2;
          const wall = room.walls[opening.wall];
          const inwards = opening.wall === 'left' ? 1 : -1;
          const [x, z] =
            opening.wall === 'back' ? [along, wall.at + depth / 2] : [wall.at + (inwards * depth) / 2, along];
          const width = opening.to - opening.from - 0.12;
          const size = opening.wall === 'back' ? { width, depth } : { width: depth, depth: width };
          const zone = { ...size, x, z, y: 0, height: 2, angle: 0 };
          const high = opening.kind === 'door' ? -1 : opening.bottom;
          return standing(plan)
            .filter((piece) => piece.height > high && overlap(piece, zone))
            .map((piece) => `${piece.id} stands before a ${opening.kind}`);
        }),
      );
      expect(faults).toEqual([]);
    });

    it('keeps every clearance that it reports', () => {
      const faults = everywhere((plan, room) =>
        clearances(plan, room)
          .filter(
            ({ metres, wanted: [least, most] }) => metres < least - 0.011 || (most !== null && metres > most + 0.011),
          )
          .map(({ between, metres, wanted }) => `${between.join(' to ')}: ${metres} m, wanted ${wanted.join('..')}`),
      );
      expect(faults).toEqual([]);
    });

    it('stands every piece on visible floor', () => {
      const faults = everywhere((plan, room) =>
        plan.pieces
          .filter(isOnFloor)
          .filter((piece) => shareOnFloor(piece, room) < 0.95)
          .map((piece) => piece.id),
      );
      expect(faults).toEqual([]);
    });

    it('shows at least 70 % of the main piece and cuts at most two pieces', () => {
      const faults = everywhere((plan, room) => {
        const [main, ...others] = plan.pieces;
        if (!main) return ['no main piece'];
        const seen = unhidden(
          room,
          shapeOf(main).points,
          others.filter((piece) => KINDS[piece.kind].seatOf !== main.kind).flatMap(solids),
        );
        const cut = plan.pieces.filter((piece) => isCut(room, { ...piece, group: '' })).length;
        return [
          ...(seen < 0.7 ? [`${main.id} is ${seen} unhidden`] : []),
          ...(cut > 2 ? [`${cut} pieces are cut`] : []),
        ];
      });
      expect(faults).toEqual([]);
    });

    it('rests every item on a piece below it, and gives every piece a unique id', () => {
      const faults = everywhere((plan) => {
        const floating = plan.pieces.filter(
          (piece) => KINDS[piece.kind].standing === 'on' && !plan.pieces.some((base) => carries(base, piece)),
        );
        const repeated = plan.pieces.length - new Set(plan.pieces.map((piece) => piece.id)).size;
        return [...floating.map((piece) => `${piece.id} floats`), ...(repeated > 0 ? ['an id comes twice'] : [])];
      });
      expect(faults).toEqual([]);
    });

    it('gives the same plan for the same request, and another for another seed', () => {
      const some = plans.filter((_, index) => index % every === 0);
      for (const { request, plan } of some) expect(arrange(request)).toEqual(plan);
      const changed = some.filter(({ request, plan }) => {
        const other = arrange({ ...request, creativity: 15, seed: request.seed + 1000 });
        return JSON.stringify(places(other)) !== JSON.stringify(places(plan));
      });
      // a small room may have only one good arrangement
      expect(changed.length).toBeGreaterThanOrEqual(Math.floor(0.95 * some.length));
    });
  });
}
