/** Reads `scenes/ID.json`: rooms that an independent path tracer rendered empty and furnished. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const vec3 = z.tuple([z.number(), z.number(), z.number()]);

const boxPart = z.object({
  type: z.literal('box'),
  centre: vec3,
  /** half of its width, height and depth, metres */
  half: vec3,
  /** radians about the vertical */
  yaw: z.number().default(0),
  /** linear albedo */
  colour: vec3,
});

const spherePart = z.object({ type: z.literal('sphere'), centre: vec3, radius: z.number(), colour: vec3 });

const wallName = z.enum(['left', 'right', 'back', 'front']);

const sceneShape = z.object({
  id: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** metres from the floor to the camera */
  eye: z.number(),
  camera: z.object({
    focal: z.number(),
    cx: z.number(),
    cy: z.number(),
    /** row-major; columns are the room's axes in the camera's */
    rotation: z.array(z.number()).length(9),
  }),
  box: z.object({ left: z.number(), right: z.number(), back: z.number(), front: z.number(), ceiling: z.number() }),
  windows: z.array(z.object({ wall: wallName, from: z.number(), to: z.number(), bottom: z.number(), top: z.number() })),
  objects: z.array(
    z.object({
      name: z.string(),
      /** whether its shadow shows on walls */
      solid: z.boolean(),
      parts: z.array(z.discriminatedUnion('type', [boxPart, spherePart])),
    }),
  ),
});

export type LightScene = z.infer<typeof sceneShape>;
export type SceneObject = LightScene['objects'][number];
export type ScenePart = SceneObject['parts'][number];

/** @throws if the file is no valid scene; the message names the file and the fault */
export function readScene(file: string): LightScene {
  const parsed = sceneShape.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a scene: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
