import { useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled/css';
import type { UploadedMedia } from './useFinaliseUpload.js';
import { useFinaliseUpload } from './useFinaliseUpload.js';
import { useRequestUpload } from './useRequestUpload.js';
import type { FileToSign, SentFile } from './uppy.js';
import { startUppy } from './uppy.js';
import './uppy.css';

export interface UploadWidgetProps {
  readonly projectId: string;
  /** lists that show a new file first */
  readonly connections: readonly string[];
  /** files that were dropped before the widget was there */
  readonly start?: readonly File[];
  readonly onUploaded?: (media: UploadedMedia) => void;
  /** everything that was picked has arrived */
  readonly onDone: () => void;
}

const nothing: readonly File[] = [];

/** Uppy's dashboard in our look, for one project. */
export function UploadWidget({ projectId, connections, start = nothing, onUploaded, onDone }: UploadWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const request = useRequestUpload();
  const finalise = useFinaliseUpload(connections);
  const sign = useEffectEvent((file: FileToSign) => request({ projectId, ...file }));
  const uploaded = useEffectEvent(async (file: SentFile) => {
    const media = await finalise({ projectId, ...file });
    onUploaded?.(media);
  });

  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!place.current) return;
    const uppy = startUppy({
      target: place.current,
      sign: (file) => sign(file),
      uploaded: async (file) => uploaded(file),
      done: () => done(),
    });
    for (const file of start) uppy.addFile({ name: file.name, type: file.type, data: file });
    return () => uppy.destroy();
  }, [start]);

  return <div ref={place} className={own} />;
}

/** Uppy counts its layers in thousands: here they count among themselves only. */
const own = css({ isolation: 'isolate' });
