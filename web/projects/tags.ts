/** "luxury, downtown,, " becomes ["luxury", "downtown"]. */
export const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
