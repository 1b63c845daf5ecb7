import { describe, expect, it } from 'vitest';
import type { Camera, Vec3 } from './types.js';
import { horizontalFieldOfView, meet, onFloor, project } from './camera.js';
import { anglesOf, rotationFrom } from './roomAxes.js';

const straight: Camera = { focal: 600, cx: 400, cy: 300, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.2 };
const turned: Camera = { ...straight, rotation: rotationFrom({ yaw: 0.3, pitch: 0.08, roll: 0.02 }) };

describe('a camera', () => {
  it('projects a point straight ahead to its principal point', () => {
    expect(project(straight, [0, 1.2, -5])).toEqual([400, 300]);
  });

  it('projects right to the right and up upwards', () => {
    const [x, y] = project(straight, [1, 2.2, -5])!;
    expect(x).toBeCloseTo(520);
    expect(y).toBeCloseTo(180);
  });

  it('does not project points behind it', () => {
    expect(project(straight, [0, 1, 1])).toBeNull();
  });

  it.each([
    ['floor', 1, [1.5, 0, -4]],
    ['back wall', 2, [-0.7, 1.9, -4.5]],
    ['right wall', 0, [2, 0.4, -3]],
  ] as const)('finds a point of the %s from its pixel', (_name, axis, point: Vec3) => {
    const pixel = project(turned, point)!;
    const again = meet(turned, pixel, axis, point[axis])!;
    for (const i of [0, 1, 2] as const) expect(again[i]).toBeCloseTo(point[i], 6);
  });

  it('has no floor above the horizon', () => {
    expect(onFloor(straight, [400, 250])).toBeNull();
    expect(onFloor(straight, [400, 420])![2]).toBeCloseTo(-6);
  });

  it('returns its angles in degrees', () => {
    expect(anglesOf(turned.rotation)).toEqual({ yaw: 17.2, pitch: 4.6, roll: 1.1 });
  });

  it('returns its angle of view', () => {
    expect(horizontalFieldOfView({ ...straight, focal: 400 }, 800)).toBeCloseTo(90);
  });
});
