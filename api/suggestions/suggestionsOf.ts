import { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import { suggestForListing } from '../stager/suggest/suggestForListing.js';
import type { PhotoFindings, RoomSuggestion } from '../stager/suggest/suggestion.js';
import { readFindings } from './readFindings.js';

/** Photos of one project that are compared with each other, at most: the newest. */
const MOST = 200;
/** What a person said of the room outweighs all that was found. */
const SAID = 100;

/**
 * The suggestions for all photos of some projects, by the photos' ids. Those of one project depend on each other.
 * The caller must be allowed to see the projects.
 */
export async function suggestionsOf(
  prisma: Services['prisma'],
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, RoomSuggestion>> {
  const listings = await Promise.all(projectIds.map((projectId) => suggestionsIn(prisma, projectId)));
  return new Map(listings.flat());
}

async function suggestionsIn(prisma: Services['prisma'], projectId: string): Promise<[string, RoomSuggestion][]> {
  const photos = await prisma.media.findMany({
    where: { projectId, type: 'image', origin: 'upload', findings: { not: Prisma.DbNull } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: { id: true, roomType: true, findings: true },
  });
  const known = photos.flatMap((photo) => {
    const found = readFindings(photo);
    return found ? [{ id: photo.id, found: withType(found, photo.roomType) }] : [];
  });
  const suggestions = suggestForListing(known.map(({ found }) => found));
  return known.flatMap(({ id }, k): [string, RoomSuggestion][] => {
    const suggestion = suggestions[k];
    return suggestion ? [[id, suggestion]] : [];
  });
}

/** @param said the type that a person gave when the photo was sent */
const withType = (found: PhotoFindings, said: keyof PhotoFindings['votes'] | null): PhotoFindings =>
  said === null ? found : { ...found, votes: { ...found.votes, [said]: SAID } };
