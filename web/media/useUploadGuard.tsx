import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.js';
import { STILL_UPLOADING } from './stillUploading.js';

/** Asks before an act that would stop uploads. */
export function useUploadGuard() {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ readonly act: () => void } | null>(null);

  function stop() {
    setAsked(null);
    asked?.act();
  }

  return {
    /** for the UploadWidget; once everything has arrived there is nothing to ask any more */
    onBusy: useCallback((now: boolean) => {
      setBusy(now);
      if (!now) setAsked(null);
    }, []),
    guard: (act: () => void) => (busy ? setAsked({ act }) : act()),
    question: asked && (
      <ConfirmDialog
        open
        {...STILL_UPLOADING}
        confirmLabel="Stop uploading"
        cancelLabel="Keep uploading"
        danger
        onConfirm={stop}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
