import { useCallback, useState } from 'react';

/** Files that were picked or dropped and are on their way; null while there are none. */
export function useUploads() {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  return {
    files,
    /** more of them join those that are under way */
    add: useCallback((more: readonly File[]) => {
      if (more.length > 0) setFiles((before) => [...(before ?? []), ...more]);
    }, []),
    close: useCallback(() => setFiles(null), []),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
