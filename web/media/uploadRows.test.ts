import Uppy from '@uppy/core';
import { afterEach, expect, test } from 'vitest';
import { uploadRowOf } from './uploadRows.js';

const uppy = new Uppy();
afterEach(() => uppy.clear());

interface Case {
  readonly what: string;
  readonly state: string;
  readonly isPaused?: boolean;
  readonly sent?: boolean;
  readonly error?: string;
  readonly accepted?: boolean;
}

test.each<Case>([
  { what: 'nothing was sent yet', state: 'waiting' },
  { what: 'some was sent', state: 'uploading', sent: true },
  { what: 'the sending was paused', state: 'paused', sent: true, isPaused: true },
  { what: 'the server made an item', state: 'complete', sent: true, accepted: true },
  { what: 'the sending failed', state: 'error', sent: true, error: 'No answer.' },
])('is $state when $what', ({ state, sent, isPaused, error, accepted }) => {
  const id = uppy.addFile({ name: 'room.jpg', type: 'image/jpeg', data: new File(['abc'], 'room.jpg') });
  uppy.setFileState(id, {
    isPaused,
    error,
    ...(sent && { progress: { uploadStarted: 1, bytesUploaded: 1, bytesTotal: 3 } }),
  });
  const notes = {
    busy: new Set<string>(),
    accepted: new Set(accepted ? [id] : []),
    refused: new Map<string, string>(),
  };
  expect(uploadRowOf(uppy.getFile(id), notes).state).toBe(state);
});
