import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { dialog } from '#styled/recipes';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the cross and a press outside, unless the dialog `stays`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** CSS pixels of width: 520 for forms and questions, 980 to create a job, 1200 for a preview. */
  readonly size?: 520 | 980 | 1200;
  /** `side`: a drawer at the right side, of its own width and the page's height; on phones a sheet like any other. */
  readonly place?: 'middle' | 'side';
  readonly children: ReactNode;
  /** The buttons: Cancel (outline), then the one solid button. */
  readonly foot?: ReactNode;
  /** What the act costs, left in the foot; the sum itself in `strong`. */
  readonly cost?: ReactNode;
  /** Makes body and foot one form; a submit button in the foot then sends it. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** It holds what cannot be seen again: only a button of its foot closes it. */
  readonly stays?: boolean;
  /**
   * Gets the focus on opening; default: the readable body, or the first control of the body, or the cross. `dialog`: the
   * dialog itself, where a field in focus would bring up a keyboard that covers the rest.
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | 'dialog';
  /** The dialog has only text: the arrow keys scroll it. */
  readonly reading?: boolean;
  /**
   * Gets the focus after closing; default: what had it before, or the page when that is gone, such as a deleted row.
   */
  readonly finalFocus?: () => HTMLElement | null;
}

const WIDTHS = { 520: '520', 980: '980', 1200: '1200' } as const;

/** A scrolling body can be focused, so that keys scroll it. */
const READABLE = { tabIndex: 0, role: 'group', 'aria-label': 'Details' } as const;

const FOCUSABLE = ':is(input, textarea, button, a[href]):not([tabindex="-1"], :disabled)';

/**
 * Sent by Enter or the submit button in the foot, without a page load. Then the focus goes to the first invalid field.
 */
function DialogForm({ onSubmit, children }: Pick<DialogProps, 'onSubmit' | 'children'>) {
  const styles = dialog();
  if (!onSubmit) return <div className={styles.form}>{children}</div>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
    const form = event.currentTarget;
    // after the fields are rendered with their errors
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

const OPEN_DIALOGS = '[data-scope=dialog][data-part=content][data-state=open]';

/** Remembers what had the focus before a dialog took it. When that element is gone, the dialog below gets the focus. */
function useLender(body: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  const own = useRef<Element | null>(null);
  return {
    lend: () => {
      own.current = body.current?.closest('[data-part=content]') ?? null;
      const holder = document.activeElement;
      if (!own.current?.contains(holder)) held.current = holder;
    },
    lender: () => {
      const holder = held.current;
      if (holder instanceof HTMLElement && holder.isConnected && holder !== document.body) return holder;
      const below = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOGS)].findLast((open) => open !== own.current);
      return below ?? document.querySelector<HTMLElement>('main');
    },
  };
}

/** A modal dialog; on phones a sheet from below. The focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 520, place, children, foot, cost, onSubmit, role = 'dialog' } = props;
  const { initialFocus, finalFocus, reading = false, stays = false } = props;
  const styles = dialog({ size: WIDTHS[size], place });
  const body = useRef<HTMLDivElement>(null);
  const { lend, lender } = useLender(body);
  const first = () => {
    if (initialFocus === 'dialog') return body.current?.closest<HTMLElement>('[data-part=content]') ?? null;
    const usual = reading ? body.current : body.current?.querySelector<HTMLElement>(FOCUSABLE);
    return initialFocus?.current ?? usual ?? null;
  };
  return (
    <ArkDialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      initialFocusEl={() => {
        lend();
        return first();
      }}
      finalFocusEl={() => finalFocus?.() ?? lender()}
      closeOnInteractOutside={role === 'dialog' && !stays}
      closeOnEscape={!stays}
      // A dialog that closes gives the focus back outside of the one that takes its place.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner}>
          <ArkDialog.Content className={styles.content}>
            <div className={styles.head}>
              <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
              {!stays && (
                <Tooltip label="Close" leaveEscape>
                  <ArkDialog.CloseTrigger asChild>
                    <Button variant="ghost" size="sm" iconOnly aria-label="Close" className={styles.close}>
                      <Icon of={X} />
                    </Button>
                  </ArkDialog.CloseTrigger>
                </Tooltip>
              )}
            </div>
            <DialogForm onSubmit={onSubmit}>
              <div ref={body} className={styles.body} {...(reading && READABLE)}>
                {children}
              </div>
              {(foot || cost) && (
                <div className={styles.foot} data-acts>
                  {cost && <div className={styles.cost}>{cost}</div>}
                  {foot}
                </div>
              )}
            </DialogForm>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
