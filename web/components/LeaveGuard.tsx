import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.js';

interface LeaveGuardProps {
  /** leaving would lose something */
  readonly active: boolean;
  /** when nothing would be lost any more: true continues the navigation, false only closes the question */
  readonly goesOn?: boolean;
  /** whether a navigation loses something; default: every navigation to another path */
  readonly leaves?: BlockerFunction;
  readonly title: string;
  readonly confirmLabel: string;
  /** what is lost, and what is not */
  readonly children: ReactNode;
}

const toAnotherPath: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before an unfinished page is left: in the browser's own question, or in a dialog for links within the product.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { active, goesOn = true, leaves = toAnotherPath, title, confirmLabel, children } = props;
  const blocker = useBlocker((move) => active && leaves(move));

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);

  const answered = blocker.state === 'blocked' && !active;
  const answer = useEffectEvent(() => (goesOn ? blocker.proceed?.() : blocker.reset?.()));
  useEffect(() => {
    if (answered) answer();
  }, [answered]);

  if (blocker.state !== 'blocked' || answered) return null;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {children}
    </ConfirmDialog>
  );
}
