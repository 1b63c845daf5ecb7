import type { Vec3 } from '../../contract.js';
import type { Collider } from './settle.js';
import { normalise } from './vector.js';

/** The half-space in front of a plane through `at` is free. */
export function halfSpace(at: Vec3, normal: Vec3): Collider {
  const [nx, ny, nz] = normalise(normal);
  const level = at[0] * nx + at[1] * ny + at[2] * nz;
  return (particle, position, contact) => {
    const k = particle * 3;
    contact[0] = nx;
    contact[1] = ny;
    contact[2] = nz;
    contact[3] = position[k] * nx + position[k + 1] * ny + position[k + 2] * nz - level;
  };
}

interface RoundedBoxBody {
  readonly centre: Vec3;
  readonly size: Vec3;
  /** of its edges and corners */
  readonly radius: number;
  /** cloth's distance above the body, metres, by particle */
  readonly clearance?: (particle: number) => number;
}

/** A box with round edges: a mattress, a cushion, an arm. */
export function roundedBoxCollider({ centre, size, radius, clearance = () => 0 }: RoundedBoxBody): Collider {
  const [hx, hy, hz] = size.map((length) => length / 2 - radius);
  return (particle, position, contact) => {
    const px = position[particle * 3] - centre[0];
    const py = position[particle * 3 + 1] - centre[1];
    const pz = position[particle * 3 + 2] - centre[2];
    const qx = Math.abs(px) - hx;
    const qy = Math.abs(py) - hy;
    const qz = Math.abs(pz) - hz;
    const ox = Math.max(0, qx);
    const oy = Math.max(0, qy);
    const oz = Math.max(0, qz);
    const outside = Math.sqrt(ox * ox + oy * oy + oz * oz);
    if (outside > 1e-9) {
      contact[0] = (Math.sign(px) * ox) / outside;
      contact[1] = (Math.sign(py) * oy) / outside;
      contact[2] = (Math.sign(pz) * oz) / outside;
      contact[3] = outside - radius - clearance(particle);
      return;
    }
    // within the core: push out through the nearest face
    const nearest = Math.max(qx, qy, qz);
    contact[0] = nearest === qx ? Math.sign(px) || 1 : 0;
    contact[1] = nearest === qy && nearest !== qx ? Math.sign(py) || 1 : 0;
    contact[2] = nearest !== qx && nearest !== qy ? Math.sign(pz) || 1 : 0;
    contact[3] = nearest - radius - clearance(particle);
  };
}
