/** How a picture lies in its frame: its top left corner, and how many times as large as the frame it is. */
export interface ZoomView {
  readonly scale: number;
  /** CSS pixels from the frame's corner; never positive: the picture leaves no gap */
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

/** The nearest view that leaves no gap in the frame. */
function fit({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  if (scale <= 1) return WHOLE;
  return { scale, x: within(x, width * (1 - scale), 0), y: within(y, height * (1 - scale), 0) };
}

interface Zooming {
  /** of the frame, CSS pixels */
  readonly frame: Size;
  /** how many times as large as the frame the picture may be */
  readonly most: number;
  /** what stays where it is, CSS pixels from the frame's corner; its middle where left out */
  readonly at?: Point;
}

/** Another scale, around a point that stays under the pointer. */
export function zoomTo(view: ZoomView, wanted: number, { frame, most, at }: Zooming): ZoomView {
  const scale = within(wanted, 1, Math.max(1, most));
  const { x, y } = at ?? { x: frame.width / 2, y: frame.height / 2 };
  const share = scale / view.scale;
  return fit({ scale, x: x - (x - view.x) * share, y: y - (y - view.y) * share }, frame);
}

export const panBy = (view: ZoomView, { x, y }: Point, frame: Size): ZoomView =>
  fit({ ...view, x: view.x + x, y: view.y + y }, frame);

/** A picture is never shown larger than its own pixels. */
export const mostZoom = (pictureWidth: number, frameWidth: number): number =>
  frameWidth > 0 ? Math.max(1, pictureWidth / frameWidth) : 1;
