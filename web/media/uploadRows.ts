import type { Meta, Body, UppyFile } from '@uppy/core';

/** Files of a batch: so many are uploaded at a time. */
export const MOST_FILES = 10;

/** What is known of the files beyond Uppy's own state. */
export interface UploadNotes {
  /** being sent, being recorded by the server, or waiting for the next attempt */
  readonly busy: Set<string>;
  /** recorded in the library */
  readonly accepted: Set<string>;
  /** refused by the server for good, with the server's sentence */
  readonly refused: Map<string, string>;
}

/** A file in the upload list. */
export interface UploadRow {
  readonly id: string;
  readonly name: string;
  readonly isFilm: boolean;
  /** address of a thumbnail, once there is one */
  readonly preview: string | null;
  /** 0 to 100 */
  readonly percent: number;
  readonly state: 'waiting' | 'retrying' | 'uploading' | 'paused' | 'checking' | 'complete' | 'error';
  /** what went wrong, as a sentence */
  readonly problem: string | null;
  /** another attempt may succeed */
  readonly canRetry: boolean;
}

export interface UploadView {
  readonly rows: readonly UploadRow[];
  /** the widget's own messages, each for its time; a message about one file is shown at that file */
  readonly messages: readonly string[];
  /** when more files were picked than fit into a batch: how many in all, and how many still wait */
  readonly queue: { readonly picked: number; readonly waiting: number } | null;
  /** leaving now would lose something */
  readonly busy: boolean;
}

/** The row of a file that was just picked, while the upload widget is loading. */
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
  // failed, and will be tried again automatically
  if (error) return notes.busy.has(id) ? 'retrying' : 'error';
  if (progress.uploadComplete) return 'checking';
  if (isPaused) return 'paused';
  return progress.uploadStarted ? 'uploading' : 'waiting';
}
