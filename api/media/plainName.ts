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

const NAMES = { image: 'Photo', video: 'Video' } as const;

interface Kind {
  readonly type: keyof typeof NAMES;
  readonly extension: string;
}

/** The name that a file came with, or one by its kind if nothing stands before the ending, as in `.jpg` and `...`. */
export function sayableName(originalName: string, { type, extension }: Kind): string {
  const stem = originalName.replace(/\.[^.]*$/, '');
  return /[^.\s]/.test(stem) ? originalName : `${NAMES[type]}.${extension}`;
}
