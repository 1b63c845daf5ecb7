const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as readable text, in powers of 1024 with at most two decimals: 1.5 GB. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`;
}
