/** Of every question that is asked before files on their way are given up. */
export const STILL_UPLOADING = {
  title: 'Files are still uploading',
  children: <p>What has arrived stays in the library. The rest has to be picked again.</p>,
} as const;
