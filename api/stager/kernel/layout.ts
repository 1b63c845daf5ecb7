/**
 * Layout of the kernel's shared memory, for AssemblyScript and TypeScript: therefore plain numbers only. A word has 4
 * bytes. Scene: read by all threads. Scratch: one per thread.
 */

/** Lanes (pixels that are traced together) of one wavefront. */
export const CAPACITY = 1024;

/** The scene's header, words: camera, box of the room, gloss of the floor, ambient light, counts, then addresses. */
export const SCENE_ROTATION = 0;
export const SCENE_FOCAL = 9;
export const SCENE_CX = 10;
export const SCENE_CY = 11;
export const SCENE_EYE = 12;
export const SCENE_WIDTH = 13;
/** left, right, back, front, ceiling */
export const SCENE_BOX = 14;
/** reflectance at normal incidence, roughness */
export const SCENE_FLOOR = 19;
export const SCENE_AMBIENT = 21;
export const SCENE_LIGHT_COUNT = 24;
export const SCENE_LAMP_COUNT = 25;
export const SCENE_NODES = 26;
export const SCENE_LEAVES = 27;
export const SCENE_NORMAL = 28;
export const SCENE_UV = 29;
export const SCENE_INDEX = 30;
export const SCENE_TRIANGLE_MATERIAL = 31;
export const SCENE_MATERIALS = 32;
export const SCENE_MAP = 33;
export const SCENE_LIGHTS = 34;
export const SCENE_LAMPS = 35;
/** the map of the room's light under the furniture's shadow */
export const SCENE_SHADED_MAP = 36;
/** factor of the room's indirect light once the room is furnished */
export const SCENE_FURNISHED = 37;
export const SCENE_WORDS = 48;

/** The maps of the room's light: 6 faces of MAP_CELLS x MAP_CELLS cells, 3 words each. */
export const MAP_CELLS = 48;

/** One node of the hierarchy, words: corners of four boxes, then four links (see ../render/trace/bvh4.ts). */
export const NODE_LINKS = 24;
export const NODE_WORDS = 32;

/** One leaf, words: corner and two edges of four triangles, then the triangles' numbers. */
export const LEAF_EDGE_1 = 12;
export const LEAF_EDGE_2 = 24;
export const LEAF_TRIANGLES = 36;
export const LEAF_WORDS = 40;

/** One ray, words: origin, farthest distance, direction, one number that the kernel leaves alone. */
export const RAY_ORIGIN = 0;
export const RAY_FARTHEST = 3;
export const RAY_DIRECTION = 4;
export const RAY_TAG = 7;
export const RAY_WORDS = 8;

/** One hit, words: distance, barycentric u and v, number of the triangle (an integer; -1: none). */
export const HIT_DISTANCE = 0;
export const HIT_U = 1;
export const HIT_V = 2;
export const HIT_TRIANGLE = 3;
export const HIT_WORDS = 4;

/** One material, words. `met` is the emission that a bounced ray adds where it hits the material. */
export const MATERIAL_COLOUR = 0;
export const MATERIAL_MET = 3;
export const MATERIAL_TRANSMISSION = 6;
export const MATERIAL_F0 = 7;
export const MATERIAL_METAL = 8;
export const MATERIAL_SHEEN = 9;
export const MATERIAL_TWO_SIDED = 10;
export const MATERIAL_SCREEN = 11;
export const MATERIAL_EMISSION = 12;
export const MATERIAL_WORDS = 16;

/** One area light, words. */
export const LIGHT_ORIGIN = 0;
export const LIGHT_U = 3;
export const LIGHT_V = 6;
export const LIGHT_NORMAL = 9;
export const LIGHT_AREA = 12;
export const LIGHT_RADIANCE = 13;
export const LIGHT_MIDDLE = 16;
/** share of its radiance that mirrors show; 0: invisible in mirrors */
export const LIGHT_MIRRORED = 19;
export const LIGHT_FACE = 20;
/** radiance of directions below the horizon, as a share of the sky's */
export const LIGHT_GROUND = 21;
export const LIGHT_WORDS = 24;

/** One lamp, words: centre, radius, irradiance / pi at 1 m on a surface that faces it. */
export const LAMP_MIDDLE = 0;
export const LAMP_RADIUS = 3;
export const LAMP_POWER = 4;
export const LAMP_WORDS = 8;

/** Scratch, bytes: memory of the traversal, then columns of one word per lane, sums and records. */
export const SCRATCH_COLUMNS = 4096;
export const COLUMN_BYTES = 4096;
export const COLUMN_PIXEL = 0;
/** the face of the room (0..5), KIND_FURNITURE or KIND_IDLE */
export const COLUMN_KIND = 1;
/** how much the light may change there, 0..1 */
export const COLUMN_FADE = 2;
/** FLAG_ bits */
export const COLUMN_FLAGS = 3;
export const COLUMN_POINT = 4;
export const COLUMN_NORMAL = 7;
export const COLUMN_TO_EYE = 10;
export const COLUMN_MIRROR = 13;
export const COLUMN_FRESNEL = 16;
export const COLUMN_ROUGHNESS = 17;
export const COLUMN_TRANSMISSION = 18;
export const SCRATCH_SUMS = 81920;
/** Sums over samples, words per lane, in the order of the frame's planes. */
export const SUM_WORDS = 24;
export const SUM_COVERAGE = 0;
export const SUM_ALBEDO = 1;
export const SUM_IRRADIANCE = 4;
export const SUM_SPECULAR = 7;
export const SUM_NORMAL = 10;
export const SUM_DEPTH = 13;
export const SUM_LIT = 14;
export const SUM_UNLIT = 17;
/** what the floor reflects with the furniture, and without it (luminance) */
export const SUM_REFLECTION = 20;
export const SUM_EMPTY_REFLECTION = 23;
export const SCRATCH_RECORDS = 180224;

/** One hit on furniture, words: the kernel writes those up to NORMAL, the textures the rest. */
export const RECORD_LANE = 0;
export const RECORD_MATERIAL = 1;
export const RECORD_U = 2;
export const RECORD_V = 3;
export const RECORD_POINT = 4;
export const RECORD_NORMAL = 7;
export const RECORD_DISTANCE = 10;
export const RECORD_COLOUR = 11;
export const RECORD_ROUGHNESS = 14;
export const RECORD_BUMP = 15;
/** share of the material's emission, 0..1 */
export const RECORD_GLOW = 18;
export const RECORD_WORDS = 20;
export const SCRATCH_RAYS = 262144;
export const SCRATCH_HITS = 294912;
export const SCRATCH_BYTES = 311296;

export const KIND_FURNITURE = 6;
export const KIND_IDLE = 7;

/** Furniture may show in the pixel. */
export const FLAG_FURNITURE = 1;
/** The pixel takes the odd samples of the background instead of the even ones. */
export const FLAG_ODD = 2;
/** Furniture may change the light of the room behind the pixel. */
export const FLAG_BACKGROUND = 4;

/**
 * Furniture closer than REACH_FULL casts its full shadow and colour bleeding, beyond REACH_NONE none; metres. At the
 * second hit of a path the limit is SECOND_REACH. Beyond both a piece changes only what smoothing spreads over 18
 * pixels: rounds.test.ts checks it.
 */
export const REACH_FULL = 1.1;
export const REACH_NONE = 2;
export const SECOND_REACH = 0.6;
/**
 * The first samples of a pixel, those of the first preview, estimate the light on furniture that a bounced ray hits.
 */
export const ROUGH_SAMPLES = 2;
/** Sine of the elevation at which the sky begins in a window (above buildings and trees), and at which it is full. */
export const SKY_FROM = 0.04;
export const SKY_FULL = 0.2;
/**
 * Surfaces of the room are seen with the furniture's shadow up to the first distance, without it from the second on.
 */
export const SHADED_FULL = 0.6;
export const SHADED_NONE = 1.5;
