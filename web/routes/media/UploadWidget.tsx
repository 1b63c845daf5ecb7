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
  /** lists that show a new file first, besides the project's own and the library */
  readonly connections?: readonly string[];
  /** what was picked or dropped elsewhere; more may join them */
  readonly files?: readonly File[];
  readonly onUploaded?: (media: UploadedMedia) => void;
  /** everything that was picked has arrived */
  readonly onDone: () => void;
}

const noFiles: readonly File[] = [];
const noLists: readonly string[] = [];

/** Uppy's dashboard in our look, for one project. */
export function UploadWidget(props: UploadWidgetProps) {
  const { projectId, connections = noLists, files = noFiles, onUploaded, onDone } = props;
  const place = useRef<HTMLDivElement>(null);
  const uppy = useRef<ReturnType<typeof startUppy>>(null);
  const taken = useRef(0);
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
    const started = startUppy({
      target: place.current,
      sign: (file) => sign(file),
      uploaded: async (file) => uploaded(file),
      done: () => done(),
    });
    uppy.current = started;
    taken.current = 0;
    return () => started.destroy();
  }, []);

  useEffect(() => {
    // What cannot be taken is said by the widget itself.
    uppy.current?.addFiles(
      files.slice(taken.current).map((file) => ({ name: file.name, type: file.type, data: file })),
    );
    taken.current = files.length;
  }, [files]);

  return <div ref={place} className={own} />;
}

/** Uppy counts its layers in thousands: here they count among themselves only. */
const own = css({ isolation: 'isolate' });
