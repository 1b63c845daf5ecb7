import type { Raster, Room, Vec3 } from '../../contract.js';
import { LINEAR } from '../../photo/colour.js';
import { BlurWhereAsked, capped } from '../../photo/filters.js';
import { project } from '../../../shared/geometry/camera.js';
import type { StraightEdges } from '../camera/straightEdges.js';

/** Upper bound of the gradient in grey levels per pixel: a single edge must not dominate its surroundings. */
const STEEPEST = 15;
/** Mean gradient of a bare wall, and the increase up to fully busy. */
const BARE = 1.5;
const BUSY_RANGE = 2.5;

/** Samples the photo at points in the room. */
export interface PhotoLook {
  /** density of edges and texture at a point of the room: 0 bare .. 1 busy; null outside the picture */
  busy(point: Vec3): number | null;
  /** brightness at a point of the room, 0..255; null outside the picture */
  tone(point: Vec3): number | null;
  /** linear RGB at a point of the room, 0..1 each; null outside the picture */
  colour(point: Vec3): Vec3 | null;
}

type Frame = Pick<Room, 'camera' | 'width' | 'height'>;

/** A class, so that compiled code is shared by all photos. */
class LookThroughRoom implements PhotoLook {
  private readonly copy: Raster;
  private readonly soft: Float32Array;
  private readonly pattern: BlurWhereAsked;

  constructor(
    { copy, soft, steep }: Pick<StraightEdges, 'copy' | 'soft' | 'steep'>,
    private readonly frame: Frame,
  ) {
    this.copy = copy;
    this.soft = soft.data;
    this.pattern = new BlurWhereAsked(capped(steep, STEEPEST), 3);
  }

  /** index of the copy's pixel that shows a point */
  private indexOf(point: Vec3): number | null {
    const { copy, frame } = this;
    const pixel = project(frame.camera, point);
    if (!pixel) return null;
    const x = Math.round((pixel[0] * copy.width) / frame.width);
    const y = Math.round((pixel[1] * copy.height) / frame.height);
    return x < 0 || y < 0 || x >= copy.width || y >= copy.height ? null : y * copy.width + x;
  }

  busy(point: Vec3): number | null {
    const index = this.indexOf(point);
    return index === null ? null : Math.max(0, Math.min(1, (this.pattern.at(index) - BARE) / BUSY_RANGE));
  }

  tone(point: Vec3): number | null {
    const index = this.indexOf(point);
    return index === null ? null : this.soft[index];
  }

  colour(point: Vec3): Vec3 | null {
    const index = this.indexOf(point);
    if (index === null) return null;
    const { data } = this.copy;
    return [LINEAR[data[3 * index]], LINEAR[data[3 * index + 1]], LINEAR[data[3 * index + 2]]];
  }
}

/** Samples the photo at points of a room. */
export const photoLook = (edges: Pick<StraightEdges, 'copy' | 'soft' | 'steep'>, frame: Frame): PhotoLook =>
  new LookThroughRoom(edges, frame);
