import { useCallback, useState } from 'react';

interface Picked {
  readonly projectId: string;
  readonly files: readonly File[];
}

/** Files that were picked or dropped for a project and are on their way; null while there are none. */
export function useUploads(projectId: string) {
  const [picked, setPicked] = useState<Picked | null>(null);
  return {
    // Those of another project are not sent to this one.
    files: picked?.projectId === projectId ? picked.files : null,
    /** more of them join those that are under way */
    add: useCallback(
      (more: readonly File[]) => {
        if (more.length === 0) return;
        setPicked((before) => ({
          projectId,
          files: [...(before?.projectId === projectId ? before.files : []), ...more],
        }));
      },
      [projectId],
    ),
    close: useCallback(() => setPicked(null), []),
  };
}
