import { Portal } from '@ark-ui/react/portal';
import { createToaster, Toast, Toaster as ArkToaster, useToastContext } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { toast } from '#styled/recipes';
import { Icon } from './Icon.js';
import { toastPlace } from './toastPlace.js';
import { Tooltip } from './Tooltip.js';
import { useLentFocus } from './useLentFocus.js';
import { useSwipe, type SwipeDirection } from './useSwipe.js';

const store = createToaster({
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
});

/** Milliseconds that a message with something to press is shown: it has to be read and reached. */
const WITH_ACTION = 10_000;

/** Milliseconds: after this a pointer that does not move no longer keeps the message open. */
const POINTER_RESTS = 5000;

/** The window's size and its content may have changed since the last message. */
const place = () => void Object.assign(store.attrs, toastPlace());
place();

export interface ToastAction {
  /** one or two words, such as Undo */
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** What can still be done about it while the message is shown. */
  readonly action?: ToastAction;
}

/** The newest message replaces the one on show: at most one is visible, and none is queued until it is out of date. */
export const toaster = {
  create({ title, description, variant = 'default', action }: ToastMessage): void {
    store.remove();
    place();
    store.create({
      title,
      description,
      type: variant === 'destructive' ? 'error' : 'info',
      ...(action && { action, duration: WITH_ACTION }),
    });
  },
  dismiss(): void {
    store.dismiss();
  },
};

interface MessageProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly destructive: boolean;
  readonly actionLabel: string | undefined;
  /** called when the message closes while it has the focus */
  readonly onLeave: () => void;
}

/** To a side, or back over the edge that it came from. */
const awayTo = (top: boolean): readonly SwipeDirection[] => ['right', 'left', top ? 'up' : 'down'];

function Message({ title, description, destructive, actionLabel, onLeave }: MessageProps) {
  const { dismiss, placement, visible } = useToastContext();
  const root = useRef<HTMLDivElement>(null);
  const { swiping, style, handlers } = useSwipe({ directions: awayTo(placement === 'top'), onSwipe: dismiss });
  const styles = toast({ variant: destructive ? 'destructive' : 'default' });

  useEffect(() => {
    if (!visible && root.current?.contains(document.activeElement)) onLeave();
  });

  return (
    <Toast.Root ref={root} {...handlers} className={styles.root} style={style} data-swiping={swiping || undefined}>
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
      </div>
      {actionLabel && <Toast.ActionTrigger className={styles.action}>{actionLabel}</Toast.ActionTrigger>}
      <Tooltip label="Close">
        <Toast.CloseTrigger className={styles.close} aria-label="Close">
          <Icon of={X} />
        </Toast.CloseTrigger>
      </Tooltip>
    </Toast.Root>
  );
}

/**
 * Where toasts appear; mounted once. F8 moves the focus there. It is outside the app's root: an open dialog hides the
 * root from screen readers, and a message about the dialog must still be read out.
 */
export function Toaster() {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { onFocus, giveBack } = useLentFocus();

  /** Ark does not continue the timer when the focus came from nowhere. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) store.resume();
  }

  /** A pointer that rests on the message is not reading: the timer continues. */
  function onMouseMove() {
    store.pause();
    clearTimeout(rest.current);
    rest.current = setTimeout(() => store.resume(), POINTER_RESTS);
  }
  useEffect(() => () => clearTimeout(rest.current), []);

  function onKeyDown({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape' || target !== currentTarget) return;
    store.dismiss();
    giveBack();
  }

  return (
    <Portal>
      <ArkToaster
        toaster={store}
        onFocus={onFocus}
        onBlur={onBlur}
        onMouseEnter={onMouseMove}
        onMouseMove={onMouseMove}
        onKeyDown={onKeyDown}
      >
        {({ title, description, type, action }) => (
          <Message
            title={title}
            description={description}
            destructive={type === 'error'}
            actionLabel={action?.label}
            onLeave={giveBack}
          />
        )}
      </ArkToaster>
    </Portal>
  );
}
