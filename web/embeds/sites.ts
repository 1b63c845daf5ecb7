import type { Problems } from '../forms/problems.js';

/** The sites of a field with one per line. */
export const sitesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is missing before anything is sent. */
export const missingSites = (text: string): string | undefined =>
  sitesOf(text).length === 0 ? 'Enter at least one site' : undefined;

/**
 * The server's problems, of which those with single sites name the site.
 * @param sites as they were sent
 */
export function nameSites(problems: Problems, sites: readonly string[]): Problems {
  const [wrong] = sites.flatMap((site, place) => {
    const problem = problems[`origins.${place}`];
    return problem ? [`${site}: ${problem}`] : [];
  });
  return wrong ? { ...problems, origins: wrong } : problems;
}
