import { useCallback, useState } from 'react';
import type { OrderedImage } from '../order/orderedImage.js';
import type { UploadedMedia } from './useFinaliseUpload.js';

interface Picked {
  readonly projectId: string;
  readonly files: readonly File[];
}

interface Arrived {
  readonly projectId: string;
  readonly photos: readonly OrderedImage[];
}

/** Files that were picked or dropped for a project: those being uploaded, and the photos that have arrived. */
export function useUploads(projectId: string) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [arrived, setArrived] = useState<Arrived>({ projectId, photos: [] });
  // Files picked for another project are not sent to this one.
  const files = picked?.projectId === projectId ? picked.files : null;
  const isUnderWay = files !== null;
  return {
    /** null while there are none */
    files,
    /** further files join the running upload */
    add: useCallback(
      (more: readonly File[]) => {
        if (more.length === 0) return;
        if (!isUnderWay) setArrived({ projectId, photos: [] });
        setPicked((before) => ({
          projectId,
          files: [...(before?.projectId === projectId ? before.files : []), ...more],
        }));
      },
      [projectId, isUnderWay],
    ),
    /** the photos of the last upload, once it has ended */
    photos: !isUnderWay && arrived.projectId === projectId ? arrived.photos : [],
    take: useCallback(
      ({ id, type, originalName }: UploadedMedia) => {
        if (type !== 'IMAGE') return;
        setArrived((before) => ({
          projectId,
          photos: [...(before.projectId === projectId ? before.photos : []), { id, name: originalName }],
        }));
      },
      [projectId],
    ),
    close: useCallback(() => setPicked(null), []),
  };
}
