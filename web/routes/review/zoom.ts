/** The position of a picture in its frame: its top left corner, and its scale in frame sizes. */
export interface ZoomView {
  readonly scale: number;
  /** CSS pixels from the frame's corner; never positive, so that there is no gap */
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest view without a gap in the frame. */
function fit({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  if (scale <= 1) return WHOLE;
  return { scale, x: within(x, width * (1 - scale), 0), y: within(y, height * (1 - scale), 0) };
}

interface Zooming {
  /** of the frame, CSS pixels */
  readonly frame: Size;
  /** the largest scale, in frame sizes */
  readonly most: number;
  /** the fixed point, CSS pixels from the frame's corner; default: the frame's middle */
  readonly at?: Point;
}

/** The view at another scale, around a point that keeps its place. */
export function zoomTo(view: ZoomView, wanted: number, { frame, most, at }: Zooming): ZoomView {
  const scale = within(wanted, 1, Math.max(1, most));
  const { x, y } = at ?? { x: frame.width / 2, y: frame.height / 2 };
  const share = scale / view.scale;
  return fit({ scale, x: x - (x - view.x) * share, y: y - (y - view.y) * share }, frame);
}

export const panBy = (view: ZoomView, { x, y }: Point, frame: Size): ZoomView =>
  fit({ ...view, x: view.x + x, y: view.y + y }, frame);

/** The scale at which a picture is shown in its own pixels. */
export const mostZoom = (pictureWidth: number, frameWidth: number): number =>
  frameWidth > 0 ? Math.max(1, pictureWidth / frameWidth) : 1;
