import { Portal } from '@ark-ui/react/portal';
import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { toast } from '#styled/recipes';
import { Icon } from './Icon.js';

/** The breakpoint below which toasts come from the top, where no thumb covers them. */
const wide = window.matchMedia('(min-width: 640px)').matches;

const store = createToaster({
  placement: wide ? 'bottom-end' : 'top',
  offsets: wide ? '24px' : '16px',
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
});

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

/** The newest message replaces the one on show: at most one is visible, and none waits its turn to be stale. */
export const toaster = {
  create({ title, description, variant = 'default' }: ToastMessage): void {
    store.remove();
    store.create({ title, description, type: variant === 'destructive' ? 'error' : 'info' });
  },
  dismiss(): void {
    store.dismiss();
  },
};

/**
 * Where toasts appear; mounted once. F8 moves the focus there. Beside the app's root and not in it: an open dialog
 * hides the root from screen readers, and what went wrong in the dialog must still be heard.
 */
export function Toaster() {
  return (
    <Portal>
      <ArkToaster toaster={store}>
        {(message) => {
          const styles = toast({ variant: message.type === 'error' ? 'destructive' : 'default' });
          return (
            <Toast.Root className={styles.root}>
              <div className={styles.text}>
                <Toast.Title className={styles.title}>{message.title}</Toast.Title>
                {message.description && (
                  <Toast.Description className={styles.description}>{message.description}</Toast.Description>
                )}
              </div>
              <Toast.CloseTrigger className={styles.close} aria-label="Close">
                <Icon of={X} />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ArkToaster>
    </Portal>
  );
}
