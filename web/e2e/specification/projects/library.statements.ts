import type { Statements } from '../statement.js';

const LIBRARY = 'web/e2e/specification/projects/library.test.ts';
const LIBRARY_PROJECT = 'the library asks for a project, offers the upload in one, and counts its files';
const LIBRARY_FILTER = 'the library is filtered by project and type, and searched by name';
const LIBRARY_LOADING = 'the library shows eight placeholders while it is loading';
const UPLOAD = 'an upload is recorded once in the chosen project, with a thumbnail during the upload';

/** Statements about the library and uploads. */
export const libraryStatements = {
  'media: head': {
    section: 2,
    states: '"Media Management"; "Upload Media" only when a project is selected',
    shownBy: { [LIBRARY]: [LIBRARY_PROJECT] },
  },
  'media: counters': {
    section: 2,
    states: 'Total Files, Images, Videos of the selected project',
    shownBy: { [LIBRARY]: [LIBRARY_PROJECT] },
  },
  'media: search': {
    section: 2,
    states: 'text search in the file’s name or original name, whatever the case',
    shownBy: { [LIBRARY]: [LIBRARY_FILTER] },
  },
  'media: filters': {
    section: 2,
    states: '"All Projects" or one by its address; "All Types", "Images", "Videos"',
    shownBy: { [LIBRARY]: [LIBRARY_FILTER] },
  },
  'media: choose a project': {
    section: 2,
    states: 'with All Projects it says to select a project to upload media',
    shownBy: { [LIBRARY]: [LIBRARY_PROJECT] },
  },
  'media: nothing found': {
    section: 2,
    states: '"No media files found": adjust the filters, or with no filter an invitation to upload and the button',
    shownBy: { [LIBRARY]: [LIBRARY_FILTER] },
  },
  'media: loading': {
    section: 9,
    states: '8 placeholder cards while loading',
    shownBy: { [LIBRARY]: [LIBRARY_LOADING] },
  },
  'uploads: limits': {
    section: 9,
    states: 'at most 10 files of at most 100 MB each; the widget says so in its own words',
    shownBy: {
      'web/media/uppy.test.ts': [
        'takes ten files at a time, and refuses an eleventh with a message',
        'takes a file of 100 MB, and refuses one that is a byte larger',
        'refuses a file that is there already with a message',
        'says that the network is gone',
        'names a file that does not arrive',
      ],
    },
  },
  'uploads: widget defaults': {
    section: 9,
    states: 'messages for 5000 ms, progress every 500 ms, 6 at a time, retries after 0, 1, 3, 5 s',
    shownBy: {
      'web/media/uppy.test.ts': [
        'sends six files at a time',
        'tries a failed file again at once, after 1, 3 and 5 seconds, and shows a message for 5',
        'reports progress every 500 ms',
      ],
    },
  },
  'uploads: thumbnails': {
    section: 9,
    states: 'files on their way are shown 200 px wide, as image/jpeg of quality 80',
    shownBy: { [LIBRARY]: [UPLOAD], 'web/media/uppy.test.ts': ['makes JPEG thumbnails of 200 pixels width'] },
  },
  'uploads: single part': {
    section: 9,
    states: 'a file is sent whole, whatever its size: none of the limits of parts comes into play',
    shownBy: { 'web/media/uppy.test.ts': ['sends the largest file whole, with one PUT'] },
  },
  'uploads: progress': {
    section: 4,
    states: 'a file is waiting, uploading, paused, complete or error',
    shownBy: { 'web/media/uploadRows.test.ts': ['is $state when $what'] },
  },
  'uploads: one project': {
    section: 5,
    states: 'files are taken only for a project that is chosen',
    shownBy: { [LIBRARY]: [UPLOAD] },
  },
  'uploads: type': {
    section: 5,
    states: 'a file is an image when its type starts with image/, otherwise a video',
    shownBy: { 'api/rest/uploads.test.ts': ['may have any type and size, and its bytes are checked'] },
  },
  'uploads: finalising': {
    section: 7,
    states: 'each uploaded file is recorded once and appears at once; a failed record is only logged',
    shownBy: {
      [LIBRARY]: [UPLOAD],
      'web/media/uppy.test.ts': ['logs a file that the server refuses, and shows the refusal at the file'],
    },
  },
} satisfies Statements;
