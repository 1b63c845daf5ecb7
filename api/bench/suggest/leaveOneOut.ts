import { looksLikeCarpet } from '../../stager/suggest/floorCovering.js';
import type { JudgedPhoto } from './judgePhoto.js';

/**
 * How often the type is right if the limit of carpet is set anew without the photo that is judged, halfway between the
 * carpets and the other floors. Where that changes what the floor is, the type counts as wrong if it was right before.
 */
export function leaveOneOut(photos: readonly JudgedPhoto[]): number {
  return photos.filter((photo) => {
    const { byPixels, label, cover } = photo;
    if (byPixels.roomType !== label.roomTypes[0] || !cover) return byPixels.roomType === label.roomTypes[0];
    const limit = limitOf(photos.filter((other) => other !== photo));
    return looksLikeCarpet(cover, limit) === looksLikeCarpet(cover);
  }).length;
}

function limitOf(photos: readonly JudgedPhoto[]): number {
  const grains = (carpet: boolean) =>
    photos.flatMap(({ label, cover }) => (label.carpet === carpet && cover ? [cover.grain] : []));
  return (Math.max(...grains(false)) + Math.min(...grains(true))) / 2;
}
