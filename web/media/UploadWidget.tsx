import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { LeaveGuard } from '../components/LeaveGuard.js';
import { STILL_UPLOADING } from './stillUploading.js';
import { UploadList } from './UploadList.js';
import { pickedRowOf, type UploadView } from './uploadRows.js';
import type { FileToSign, SentFile } from './uppy.js';
import { startUppy } from './uppy.js';
import type { UploadedMedia } from './useFinaliseUpload.js';
import { useFinaliseUpload } from './useFinaliseUpload.js';
import { useRequestUpload } from './useRequestUpload.js';

interface UploadWidgetProps {
  readonly projectId: string;
  /** lists that show a new file first, besides the project's own and the library */
  readonly connections?: readonly string[];
  /** what was picked or dropped; more may be added later */
  readonly files: readonly File[];
  /** uploads have begun, or all have ended */
  readonly onBusy?: (busy: boolean) => void;
  readonly onUploaded?: (media: UploadedMedia) => void;
  /** everything has arrived, and all messages have been shown */
  readonly onDone: () => void;
}

const NO_LISTS: readonly string[] = [];

/** Another tab or search of the same page keeps the upload; a page of another project does not. */
const leavesProject: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const projectOf = ({ search }: { readonly search: string }) => new URLSearchParams(search).get('project');
  return currentLocation.pathname !== nextLocation.pathname || projectOf(currentLocation) !== projectOf(nextLocation);
};

/** Uploads files to one project by Uppy. */
export function UploadWidget(props: UploadWidgetProps) {
  const { projectId, connections = NO_LISTS, files, onBusy, onUploaded, onDone } = props;
  const uppy = useRef<ReturnType<typeof startUppy>>(null);
  const taken = useRef(0);
  const [view, setView] = useState<UploadView>(() => ({
    rows: files.map(pickedRowOf),
    messages: [],
    queue: null,
    busy: false,
  }));
  const [through, setThrough] = useState(false);
  const request = useRequestUpload();
  const finalise = useFinaliseUpload(connections);
  const sign = useEffectEvent((file: FileToSign) => request({ projectId, ...file }));
  const uploaded = useEffectEvent(async (file: SentFile) => {
    const media = await finalise({ projectId, ...file });
    onUploaded?.(media);
  });
  const done = useEffectEvent(onDone);
  const tellBusy = useEffectEvent((busy: boolean) => onBusy?.(busy));

  useEffect(() => {
    let mounted = true;
    const started = startUppy({
      sign: (file) => sign(file),
      uploaded: async (file) => uploaded(file),
      changed: (next) => mounted && setView(next),
      done: () => mounted && setThrough(true),
    });
    uppy.current = started;
    taken.current = 0;
    return () => {
      mounted = false;
      started.destroy();
    };
  }, []);

  useEffect(() => {
    tellBusy(view.busy);
    return () => tellBusy(false);
  }, [view.busy]);

  // after the guard has seen that nothing is uploading any more: a navigation that waited continues
  useEffect(() => {
    if (through) done();
  }, [through]);

  useEffect(() => {
    uppy.current?.take(files.slice(taken.current));
    taken.current = files.length;
  }, [files]);

  return (
    <>
      <UploadList
        view={view}
        acts={{
          onPause: (id) => uppy.current?.pauseResume(id),
          onRetry: (id) => uppy.current?.retryUpload(id),
          onRemove: (id) => uppy.current?.removeFile(id),
        }}
      />
      <LeaveGuard
        active={view.busy}
        goesOn={view.rows.every(({ state }) => state !== 'error')}
        leaves={leavesProject}
        confirmLabel="Leave and stop uploading"
        {...STILL_UPLOADING}
      />
    </>
  );
}
