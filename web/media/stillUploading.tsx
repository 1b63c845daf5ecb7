/** Words of every question that is asked before uploads are cancelled. */
export const STILL_UPLOADING = {
  title: 'Files are still uploading',
  children: <p>What has arrived stays in the library. The rest has to be picked again.</p>,
} as const;
