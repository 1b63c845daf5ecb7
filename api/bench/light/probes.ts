/** The objects of a scene as a mesh of the engine. */
import type { Vec3 } from '../../stager/contract.js';
import type { Material, Mesh, Scene } from '../../stager/mesh/mesh.js';
import type { Bounds } from '../../stager/room/camera/renderView.js';
import { elementAt } from '../../test/elements.js';
import type { LightScene, SceneObject, ScenePart } from './scene.js';

interface ObjectMesh {
  readonly scene: Scene;
  /** of all objects, and of those whose shadow shows on walls */
  readonly bounds: readonly Bounds[];
  readonly solid: readonly Bounds[];
}

/** Divisions of a sphere in longitude and latitude. */
const AROUND = 64;
const RISE = 32;

class MeshBuilder {
  readonly mesh: Mesh = { position: [], normal: [], uv: [], index: [], material: [] };
  readonly materials: Material[] = [];
  readonly #numbers = new Map<string, number>();

  /** Index of the matt material of a colour. */
  paint(colour: Vec3): number {
    const key = colour.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.materials.push({ texture: 'plain', colour, contrast: 0, bump: 0, roughness: 1, f0: 0 });
    this.#numbers.set(key, this.materials.length - 1);
    return this.materials.length - 1;
  }

  /** Adds a vertex and returns its index. */
  vertex(position: Vec3, normal: Vec3): number {
    this.mesh.position.push(...position);
    this.mesh.normal.push(...normal);
    this.mesh.uv.push(0, 0);
    return this.mesh.position.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number, material: number): void {
    this.mesh.index.push(a, b, c);
    this.mesh.material.push(material);
  }
}

function addBox(builder: MeshBuilder, { centre, half, yaw, colour }: Extract<ScenePart, { type: 'box' }>): void {
  const material = builder.paint(colour);
  const turn = ([x, y, z]: Vec3): Vec3 => [
    x * Math.cos(yaw) + z * Math.sin(yaw),
    y,
    z * Math.cos(yaw) - x * Math.sin(yaw),
  ];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const place = (along: readonly number[]): Vec3 => {
        const local: [number, number, number] = [0, 0, 0];
        along.forEach((value, k) => (local[(axis + k) % 3] = value));
        return local;
      };
      const corner = (u: number, v: number): number => {
        const reach = [
          side * elementAt(half, axis),
          u * elementAt(half, (axis + 1) % 3),
          v * elementAt(half, (axis + 2) % 3),
        ];
        const [x, y, z] = turn(place(reach));
        return builder.vertex([x + centre[0], y + centre[1], z + centre[2]], turn(place([side])));
      };
      const [p, q, r, s] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      const [a, b, c, d] = side > 0 ? [p, q, r, s] : [s, r, q, p];
      builder.triangle(a, b, c, material);
      builder.triangle(a, c, d, material);
    }
  }
}

function addSphere(builder: MeshBuilder, { centre, radius, colour }: Extract<ScenePart, { type: 'sphere' }>): void {
  const material = builder.paint(colour);
  const numbers: number[] = [];
  for (let j = 0; j <= RISE; j++) {
    for (let i = 0; i <= AROUND; i++) {
      const tilt = (j / RISE) * Math.PI;
      const turn = (i / AROUND) * 2 * Math.PI;
      const normal: Vec3 = [Math.sin(tilt) * Math.cos(turn), Math.cos(tilt), Math.sin(tilt) * Math.sin(turn)];
      const [x, y, z] = normal;
      numbers.push(builder.vertex([centre[0] + x * radius, centre[1] + y * radius, centre[2] + z * radius], normal));
    }
  }
  for (let j = 0; j < RISE; j++) {
    for (let i = 0; i < AROUND; i++) {
      const corner = j * (AROUND + 1) + i;
      const below = corner + AROUND + 1;
      const [a, b] = [elementAt(numbers, corner), elementAt(numbers, corner + 1)];
      const [c, d] = [elementAt(numbers, below), elementAt(numbers, below + 1)];
      builder.triangle(a, b, c, material);
      builder.triangle(b, d, c, material);
    }
  }
}

function boundsOf({ position }: Mesh, from: number): Bounds {
  const values = position.slice(from);
  const along = (axis: number) => values.filter((_, k) => k % 3 === axis);
  const low = (axis: number) => Math.min(...along(axis));
  const high = (axis: number) => Math.max(...along(axis));
  return [low(0), low(1), low(2), high(0), high(1), high(2)];
}

export function meshOf({ objects }: Pick<LightScene, 'objects'>): ObjectMesh {
  const builder = new MeshBuilder();
  const bounds = objects.map(({ parts }: SceneObject) => {
    const from = builder.mesh.position.length;
    for (const part of parts) {
      if (part.type === 'box') addBox(builder, part);
      else addSphere(builder, part);
    }
    return boundsOf(builder.mesh, from);
  });
  return {
    scene: { mesh: builder.mesh, materials: builder.materials },
    bounds,
    solid: bounds.filter((_, k) => objects[k]?.solid),
  };
}
