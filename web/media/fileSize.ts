const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Two decimals in the largest unit that leaves at least one: 2528000 becomes "2.41 MB". */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${(bytes / 1024 ** power).toFixed(2)} ${UNITS[power]}`;
}
