import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useDiscardOutline } from './useDiscardOutline.js';

/** Discards a drawn floor for the one that is recognised in the photo, after a question: the drawing is lost. */
export function DiscardOutline({ itemId }: { readonly itemId: string }) {
  const [discard, busy] = useDiscardOutline();
  const [asking, setAsking] = useState(false);
  async function confirm() {
    await discard(itemId);
    setAsking(false);
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Use what was found instead
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Discard the outline?"
        confirmLabel="Discard and stage again"
        danger
        busy={busy}
      >
        <p>The floor is found in the photo again and the photo is staged on that. The outline drawn by hand is gone.</p>
      </ConfirmDialog>
    </>
  );
}
