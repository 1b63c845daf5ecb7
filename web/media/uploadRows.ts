import type { Meta, Body, UppyFile } from '@uppy/core';

/** A batch: so many are on their way at a time. */
export const MOST_FILES = 10;

/** What became of a file beyond what Uppy knows of it. */
export interface UploadNotes {
  /** being sent, taken in, or waiting for its next attempt */
  readonly busy: Set<string>;
  /** in the library */
  readonly accepted: Set<string>;
  /** the server will not have them, however often they are sent; by its sentence */
  readonly refused: Map<string, string>;
}

/** A file on its way, as it is shown. */
export interface UploadRow {
  readonly id: string;
  readonly name: string;
  readonly isFilm: boolean;
  /** a small picture of it, once there is one */
  readonly preview: string | null;
  /** 0 to 100 */
  readonly percent: number;
  readonly state: 'waiting' | 'retrying' | 'uploading' | 'paused' | 'checking' | 'complete' | 'error';
  /** what went wrong, in a sentence */
  readonly problem: string | null;
  /** whether another attempt may end otherwise */
  readonly canRetry: boolean;
}

export interface UploadView {
  readonly rows: readonly UploadRow[];
  /** the widget's own words, each for its time; those about one file stand at that file */
  readonly messages: readonly string[];
  /** of more files than a batch: how many were picked, and how many of them wait for their batch */
  readonly queue: { readonly picked: number; readonly waiting: number } | null;
  /** leaving now would lose something */
  readonly busy: boolean;
}

/** A file that was picked a moment ago: the widget that will send it is not there yet. */
export function pickedRowOf({ name, type, size }: File): UploadRow {
  const isFilm = type.startsWith('video/');
  return {
    id: `${name} ${size}`,
    name,
    isFilm,
    preview: null,
    percent: 0,
    state: 'waiting',
    problem: null,
    canRetry: false,
  };
}

export function uploadRowOf(file: UppyFile<Meta, Body>, notes: UploadNotes): UploadRow {
  const state = stateOf(file, notes);
  const refusal = notes.refused.get(file.id);
  return {
    id: file.id,
    name: file.name ?? '',
    isFilm: file.type?.startsWith('video/') ?? false,
    preview: file.preview ?? null,
    percent: state === 'complete' ? 100 : (file.progress.percentage ?? 0),
    state,
    problem: state === 'error' ? (refusal ?? 'Check your connection.') : null,
    canRetry: refusal === undefined,
  };
}

function stateOf({ id, error, isPaused, progress }: UppyFile<Meta, Body>, notes: UploadNotes): UploadRow['state'] {
  if (notes.accepted.has(id)) return 'complete';
  // a file that failed and will be tried again by itself
  if (error) return notes.busy.has(id) ? 'retrying' : 'error';
  if (progress.uploadComplete) return 'checking';
  if (isPaused) return 'paused';
  return progress.uploadStarted ? 'uploading' : 'waiting';
}
