import { z } from 'zod';
import { MOST_IMAGES } from '../shared/limits.js';

export const photosToLookAt = z.object({
  ids: z.array(z.string()).max(MOST_IMAGES, `At most ${MOST_IMAGES} photos are looked at in one go`),
});

export type PhotosToLookAt = z.output<typeof photosToLookAt>;
