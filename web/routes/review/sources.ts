interface Sources {
  readonly url: string;
  readonly previewUrl: string | null | undefined;
  readonly width: number;
}

/** The largest long side of a preview, pixels. */
const PREVIEW = 1600;

/** The preview, and the full picture for zooming: the browser switches once that is loaded. */
export function sourcesOf({ url, previewUrl, width }: Sources) {
  if (!previewUrl) return { src: url };
  return width <= PREVIEW ? { src: previewUrl } : { src: previewUrl, srcSet: `${previewUrl} 1600w, ${url} ${width}w` };
}

/** The `sizes` of an image with these sources: the full picture is needed when it is zoomed. */
export const sizesFor = (zoomed: boolean) => (zoomed ? '100000px' : '1px');
