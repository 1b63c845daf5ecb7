import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';

/** Another tab or search of the same page keeps the upload; another project's files do not. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const projectOf = ({ search }: { readonly search: string }) => new URLSearchParams(search).get('project');
  return currentLocation.pathname !== nextLocation.pathname || projectOf(currentLocation) !== projectOf(nextLocation);
};

/** Asks before an upload that is under way is left: by the browser's own question, or by ours within the product. */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const blocker = useBlocker((move) => active && leaves(move));

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title="Files are still uploading"
      confirmLabel="Leave and stop uploading"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>What has arrived stays in the library. The rest has to be picked again.</p>
    </ConfirmDialog>
  );
}
