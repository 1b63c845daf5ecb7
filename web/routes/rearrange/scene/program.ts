/** A program of the graphics card with the places of its inputs. */
export interface Program {
  readonly use: () => void;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

/** The same in every program, so that one arrangement of a mesh's buffers serves all. */
export const ATTRIBUTES = { position: 0, normal: 1, colour: 2 } as const;

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const made = gl.createShader(type);
  if (!made) throw new Error('The graphics card makes no shader.');
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
}

/** @throws Error with the graphics card's words, where it does not take the program */
export function createProgram(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: { readonly vertex: string; readonly fragment: string },
): Program {
  const program = gl.createProgram();
  const shaders = [shader(gl, gl.VERTEX_SHADER, vertex), shader(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const one of shaders) gl.attachShader(program, one);
  for (const [name, place] of Object.entries(ATTRIBUTES)) gl.bindAttribLocation(program, place, name);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const words = [gl.getProgramInfoLog(program), ...shaders.map((one) => gl.getShaderInfoLog(one))];
    throw new Error(`The graphics card refuses a program: ${words.filter(Boolean).join(' ')}`);
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    use: () => gl.useProgram(program),
    uniform(name) {
      const known = places.get(name);
      if (known !== undefined) return known;
      const place = gl.getUniformLocation(program, name);
      places.set(name, place);
      return place;
    },
  };
}
