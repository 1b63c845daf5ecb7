import AwsS3 from '@uppy/aws-s3';
import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import ThumbnailGenerator from '@uppy/thumbnail-generator';
import { Refusal } from '../relay/refusal.js';
import { LARGEST_UPLOAD } from '../../api/shared/limits.js';
import { MOST_FILES, uploadRowOf, type UploadNotes, type UploadView } from './uploadRows.js';

const AT_ONCE = 6;
const KINDS = 'Only photos (such as JPEG, PNG, WebP and HEIC) and videos (such as MP4, MOV and WebM) can be uploaded.';
const UNKNOWN = 'application/octet-stream';
const RETRY_DELAYS = [0, 1000, 3000, 5000]; // ms

export interface FileToSign {
  readonly originalName: string;
  readonly mimeType: string;
  readonly fileSize: number;
}

export interface SignedLink {
  readonly uploadUrl: string;
  /** headers to send with the file, by name */
  readonly headers: Record<string, string>;
}

export interface SentFile {
  readonly originalName: string;
  /** the signed link that the file was sent to */
  readonly uploadUrl: string;
}

interface UploadOptions {
  /** resolves to a signed link for a PUT of the file */
  readonly sign: (file: FileToSign) => Promise<SignedLink>;
  /**
   * called for each file that arrived, and again when no answer came; rejects with a Refusal when the server refuses it
   */
  readonly uploaded: (file: SentFile) => Promise<void>;
  /** called whenever the view of the files changed */
  readonly changed?: (view: UploadView) => void;
  /** called when nothing is left to wait for, and every message has been shown for its time */
  readonly done: () => void;
}

type Uploads = Uppy & { readonly take: (files: readonly File[]) => void };

/**
 * Starts Uppy without its user interface. Each file is sent whole, with one PUT to a link of its own. `take` takes any
 * number of files: those beyond a batch wait until the batch has ended.
 */
export function startUppy({ sign, uploaded, changed, done }: UploadOptions): Uploads {
  const links = new Map<string, string>();
  const failures = new Map<string, number>();
  /** picked, and not yet given to Uppy */
  let waiting: readonly File[] = [];
  let changing = false;
  /** number of files picked since nothing was uploading */
  let picked = 0;
  const notes: UploadNotes = { busy: new Set(), accepted: new Set(), refused: new Map() };
  const uppy = new Uppy({
    // upload() would send failed files again as well
    autoProceed: false,
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: MOST_FILES,
      maxFileSize: LARGEST_UPLOAD,
      // of a file whose type the browser does not know, the server decides by its bytes
      allowedFileTypes: ['image/*', 'video/*', UNKNOWN],
    },
    locale: { strings: { youCanOnlyUploadFileTypes: KINDS }, pluralize: (count) => (count === 1 ? 0 : 1) },
  });
  uppy.use(ThumbnailGenerator, { thumbnailWidth: 200, thumbnailType: 'image/jpeg' });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    limit: AT_ONCE,
    generateObjectKey: (file) => file.id,
    signRequest: async ({ key }) => {
      const file = uppy.getFile(key);
      const { uploadUrl, headers } = await sign({
        originalName: file.name,
        mimeType: file.type || UNKNOWN,
        fileSize: file.size ?? 0,
      }).catch((problem: Error) => {
        if (problem instanceof Refusal) notes.refused.set(key, problem.message);
        throw problem;
      });
      links.set(key, uploadUrl);
      return { url: new URL(uploadUrl, location.origin).href, headers };
    },
  });

  const show = () => {
    const rows = uppy.getFiles().map((file) => uploadRowOf(file, notes));
    const atTheirFile = new Set(rows.map(({ name }) => uppy.i18n('failedToUpload', { file: name })));
    const said = uppy.getState().info.map(({ message }) => message);
    const messages = [...new Set(said)].filter((message) => !atTheirFile.has(message));
    const queue = picked > MOST_FILES ? { picked, waiting: waiting.length } : null;
    changed?.({ rows, messages, queue, busy: notes.busy.size > 0 || waiting.length > 0 });
  };
  /** Nothing is uploading, nothing failed, and every message was shown for its time. */
  const finishIfThrough = () => {
    const through = uppy.getFiles().every(({ id }) => notes.accepted.has(id));
    if (through && waiting.length === 0 && notes.busy.size === 0 && uppy.getState().info.length === 0) done();
  };
  /** A file that Uppy does not take leads to a message. */
  const add = (files: readonly File[]) =>
    uppy.addFiles(files.map((file) => ({ name: file.name, type: file.type, data: file })));
  /** Starts the next batch when nothing is uploading: files that have arrived make room, failed ones stay. */
  const goOn = () => {
    if (changing || notes.busy.size > 0 || waiting.length === 0) return;
    // removing a file calls this again, which would start a batch within this one
    changing = true;
    uppy.removeFiles(uppy.getFiles().flatMap(({ id }) => (notes.accepted.has(id) ? id : [])));
    changing = false;
    const room = MOST_FILES - uppy.getFiles().length;
    if (room === 0) return;
    const next = waiting.slice(0, room);
    waiting = waiting.slice(room);
    add(next);
    // Uppy took none of them
    goOn();
  };
  const settle = (id: string) => {
    notes.busy.delete(id);
    goOn();
    show();
    finishIfThrough();
  };
  const take = (files: readonly File[]) => {
    if (notes.busy.size === 0 && waiting.length === 0) picked = 0;
    picked += files.length;
    waiting = [...waiting, ...files];
    // a file that fits joins the running batch
    const room = Math.min(waiting.length, MOST_FILES - uppy.getFiles().length);
    if (notes.busy.size > 0 && room === waiting.length) {
      const joining = waiting;
      waiting = [];
      add(joining);
    } else goOn();
    show();
  };

  const takeIn = ({ id, name }: UppyFile<Meta, Body>) => {
    const uploadUrl = links.get(id);
    if (!uploadUrl) return;
    uploaded({ originalName: name, uploadUrl })
      .then(
        () => void notes.accepted.add(id),
        (problem: Error) => {
          console.error(problem);
          if (problem instanceof Refusal) notes.refused.set(id, problem.message);
          if (uppy.getFile(id)) uppy.setFileState(id, { error: problem.message });
        },
      )
      .finally(() => settle(id));
  };

  uppy.on('state-update', show);
  uppy.on('info-hidden', finishIfThrough);
  uppy.on('files-added', (files) => files.forEach(({ id }) => void uppy.retryUpload(id)));
  uppy.on('upload', (_upload, files) => files.forEach(({ id }) => notes.busy.add(id)));
  uppy.on('file-removed', ({ id }) => settle(id));
  uppy.on('upload-error', (file) => {
    if (!file) return;
    const failed = failures.get(file.id) ?? 0;
    failures.set(file.id, failed + 1);
    if (failed >= RETRY_DELAYS.length || notes.refused.has(file.id)) return settle(file.id);
    setTimeout(() => uppy.getFile(file.id) && uppy.retryUpload(file.id), RETRY_DELAYS[failed]);
  });
  uppy.on('upload-success', (file) => file && takeIn(file));
  // A file that was sent is not sent again: the server may have it, and only its answer was lost.
  uppy.on('upload-retry', (file) => file.progress.uploadComplete && takeIn(file));
  return Object.assign(uppy, { take });
}
