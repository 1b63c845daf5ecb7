/** The programs of the graphics card, in GLSL ES 3.00. */

/** Angle and place of a piece, and the place that it had in the staged picture. */
const PLACED = `#version 300 es
uniform mat4 clip;
uniform vec4 pose;
uniform vec4 pose0;
in vec3 position;
in vec3 normal;
in vec4 colour;
out vec3 facing;
out vec4 look;
out vec4 before;
vec3 turned(vec3 v, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec3(v.x * c + v.z * s, v.y, v.z * c - v.x * s);
}
void main() {
  facing = turned(normal, pose.w);
  look = colour;
  before = clip * vec4(turned(position, pose0.w) + pose0.xyz, 1.0);
  gl_Position = clip * vec4(turned(position, pose.w) + pose.xyz, 1.0);
}`;

/** Irradiance by the nine harmonics of Ramamoorthi and Hanrahan (2001), as factors of one polynomial. */
const IRRADIANCE = `
uniform vec3 light[9];
vec3 irradiance(vec3 n) {
  return light[0] + light[1] * n.x + light[2] * n.y + light[3] * n.z + light[4] * n.x * n.y + light[5] * n.y * n.z
    + light[6] * n.x * n.z + light[7] * (3.0 * n.y * n.y - 1.0) + light[8] * (n.x * n.x - n.z * n.z);
}`;

export const PIECE = {
  vertex: PLACED,
  /**
   * A piece that was not touched shows the pixels of the staged picture that are its own. A moved one takes them along,
   * where they were visible there. All else is lit by the harmonics.
   */
  fragment: `#version 300 es
precision highp float;
uniform sampler2D staged;
uniform sampler2D map;
uniform sampler2D depth0;
uniform vec2 size;
uniform float own;
uniform bool kept;
uniform bool moved;
in vec3 facing;
in vec4 look;
in vec4 before;
out vec4 pixel;
${IRRADIANCE}
bool isOwn(vec2 at) { return abs(texture(map, at).r * 255.0 - own) < 0.5; }
void main() {
  vec3 n = normalize(gl_FrontFacing ? facing : -facing);
  vec3 albedo = look.rgb * look.rgb;
  vec3 lit = look.a < 0.5 ? vec3(1.0) : albedo * max(irradiance(n), vec3(0.02));
  pixel = vec4(pow(min(lit, vec3(1.0)), vec3(1.0 / 2.2)), 1.0);
  vec2 at = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y) / size;
  if (kept) {
    if (isOwn(at)) pixel = texture(staged, at);
    return;
  }
  if (!moved || before.w <= 0.0) return;
  vec3 seen = before.xyz / before.w * 0.5 + 0.5;
  at = vec2(seen.x, 1.0 - seen.y);
  if (any(lessThan(seen, vec3(0.0))) || any(greaterThan(seen, vec3(1.0)))) return;
  float first = texture(depth0, seen.xy).r;
  // within 6 cm of what was visible: 0.05 m is the near plane
  float slack = 0.06 * 0.05 / (before.w * before.w);
  if (isOwn(at) && seen.z - first < slack) pixel = texture(staged, at);
}`,
};

/** Normals, albedo and numbers of the pieces, read back by the processor. */
export const SURFACES = {
  vertex: PLACED,
  fragment: `#version 300 es
precision highp float;
uniform float own;
in vec3 facing;
in vec4 look;
layout(location = 0) out vec4 first;
layout(location = 1) out vec4 second;
void main() {
  vec3 n = normalize(gl_FrontFacing ? facing : -facing);
  first = vec4(n * 0.5 + 0.5, own / 255.0);
  second = look;
}`,
};

const CORNERS = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  at = vec2(corner.x * 0.5 + 0.5, 0.5 - corner.y * 0.5);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

export const BACKGROUND = {
  vertex: CORNERS,
  /**
   * The staged picture; the photo where a piece changed it that is no longer there. Its faint light stays, so that it
   * ends in no visible line.
   */
  fragment: `#version 300 es
precision highp float;
uniform sampler2D photo;
uniform sampler2D staged;
uniform sampler2D map;
uniform sampler2D untouched;
in vec2 at;
out vec4 pixel;
void main() {
  float piece = texture(map, at).r;
  bool shows = texelFetch(untouched, ivec2(int(piece * 255.0 + 0.5), 0), 0).r > 0.5;
  vec3 furnished = texture(staged, at).rgb;
  vec3 empty = texture(photo, at).rgb;
  float gone = shows ? 0.0 : smoothstep(0.02, 0.1, length(furnished - empty));
  pixel = vec4(mix(furnished, empty, gone), 1.0);
}`,
};

export const SHADOW = {
  vertex: `#version 300 es
uniform mat4 clip;
uniform vec4 pose;
uniform vec2 halfSize;
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID % 2 == 0 ? -1.0 : 1.0, gl_VertexID < 2 ? -1.0 : 1.0);
  at = corner * (halfSize + 0.3);
  float c = cos(pose.w), s = sin(pose.w);
  vec2 floorPoint = vec2(at.x * c + at.y * s, at.y * c - at.x * s) + pose.xz;
  gl_Position = clip * vec4(floorPoint.x, pose.y, floorPoint.y, 1.0);
}`,
  /** The darkness under a box on the floor, softer outwards. */
  fragment: `#version 300 es
precision highp float;
uniform vec2 halfSize;
in vec2 at;
out vec4 pixel;
void main() {
  vec2 outside = abs(at) - halfSize + 0.12;
  float distance = length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0);
  pixel = vec4(0.0, 0.0, 0.0, 0.42 * (1.0 - smoothstep(-0.06, 0.34, distance)));
}`,
};
