/** One of the product's own pictures, in its widths. */
export interface WebPicture {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * Finds a picture among files named NAME-WIDTH.webp.
 * @param files path -> address, as `import.meta.glob` returns them
 * @throws Error when none of them has the name
 */
export function webPicture(files: Readonly<Record<string, string>>, name: string): WebPicture {
  const widths = Object.entries(files).flatMap(([path, address]) => {
    const [, found, width] = /([^/]+)-(\d+)\.webp$/.exec(path) ?? [];
    return found === name ? [{ address, width: Number(width) }] : [];
  });
  const largest = widths.toSorted((a, b) => b.width - a.width).at(0);
  if (!largest) throw new Error(`There is no picture "${name}".`);
  return { src: largest.address, srcSet: widths.map(({ address, width }) => `${address} ${width}w`).join(', ') };
}
