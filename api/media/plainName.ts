const LONGEST = 100;

/**
 * A name that is valid in every file system and shell.
 * @param extension of the actual format, without the dot
 */
export function plainName(originalName: string, extension: string): string {
  const stem = originalName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .toLowerCase();
  return `${stem || 'file'}.${extension}`;
}
