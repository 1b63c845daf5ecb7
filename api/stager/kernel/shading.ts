/**
 * Constants of both shaders: the kernel (*.as.ts) and its reference in TypeScript (../render/trace). Plain numbers
 * only, as AssemblyScript compiles this file too; the kernel casts them to 32 bits. Lengths are in metres.
 */

/** Rays start this far above a surface, so that they do not hit it again. */
export const RAY_OFFSET = 1.2e-3;
/** Rays through a thin part start so many offsets behind its surface. */
export const THROUGH_OFFSETS = 2.5;
/** Lower bound of a length before a division by it. */
export const LEAST_LENGTH = 1e-9;

/** Range of the albedo of real surfaces. */
export const LEAST_ALBEDO = 0.004;
export const MOST_ALBEDO = 0.92;
/** Diffuse share of a metal's colour. */
export const METAL_DIFFUSE = 0.06;
/** A shading normal whose cosine away from the viewer is larger than this belongs to a back face: it is flipped. */
export const BACK_FACING = 0.35;
/** A smaller one is at a silhouette: it is bent towards the viewer by this many times the cosine. */
export const SILHOUETTE_BEND = 1.05;
/** Lower bound of the cosine between normal and view direction in the Fresnel term. */
export const LEAST_FACING = 0.02;
/** How much roughness weakens the rise of the Fresnel term towards grazing angles. */
export const ROUGH_GRAZING = 0.5;

/** Lights, and lamps, that the kernel holds at most. */
export const MOST_LIGHTS = 120;
/** Selection weight of a light that faces away from the shaded point, against one that faces it. */
export const BACK_LIGHT_WEIGHT = 0.02;
/** Lower bound of the squared distance to a light, square metres: it bounds the variance near lights. */
export const LEAST_SQUARE_DISTANCE = 0.12;
/** A shadow ray ends at this share of the distance to the light. */
export const SHADOW_RAY_SHARE = 0.998;

/** Scale of the vertical part of a cosine-distributed direction: the sum with the normal is never zero. */
export const SPHERE_SHARE = 0.9999;
/**
 * Share of the ambient light that furniture which a ray hits is taken to receive, before RECEIVED: the least, the
 * additional share per albedo (interreflection in pale folds), and per metre of the ray's length (less occlusion).
 */
export const AMBIENT_LEAST = 0.25;
export const AMBIENT_PER_ALBEDO = 0.4;
export const AMBIENT_PER_METRE = 0.9;
export const RECEIVED = 0.8;
/** A triangle whose normal's y is below the first is an underside: it receives this share of the others' light. */
export const UNDERSIDE_NORMAL = -0.5;
export const UNDERSIDE = 0.5;
/** Upper bound of the radiance of an emitter that a bounced ray hits: it prevents fireflies. */
export const MOST_EMITTED = 4;

/** Surfaces with a lower Fresnel term or a higher roughness get no mirror rays: diffuse light stands for them. */
export const LEAST_FRESNEL = 0.02;
export const ROUGHEST_MIRROR = 0.75;
/** Below this roughness a surface shows a clear mirror image. */
export const CLEAR_MIRROR = 0.15;
/** Upper bound of reflected radiance: it prevents fireflies. */
export const MOST_REFLECTED = 4;
/** The same for a clear mirror image: it has the room's exposure, so its windows are not blown out. */
export const MOST_IMAGED = 0.6;
/** Lower bound of the cosine between a mirror ray and the normal. */
export const LEAST_MIRROR_COSINE = 0.001;
/** Furniture in a mirror is lit as if it were this far away: without occlusion. */
export const MIRROR_DISTANCE = 1;
