import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import { dialog } from '#styled/recipes';
import { Button } from './Button.js';
import type { DialogProps } from './Dialog.js';
import { Icon } from './Icon.js';
import { lazyPart } from './lazyPart.js';
import { ModalFrame } from './ModalFrame.js';
import { HeldBack, PartState } from './PartState.js';
import type { Absence } from './RetryBoundary.js';

interface DialogShape<Props> extends Pick<DialogProps, 'size' | 'place'> {
  readonly title: string | ((props: Props) => string);
}

/** A dialog in a chunk of its own: its frame is shown while the dialog, or what it reads, is loading or has failed. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  fetch: () => Promise<ComponentType<Props>>,
  { title, ...shape }: DialogShape<Props>,
) {
  return lazyPart(fetch, (props, absence) => (
    <DialogFrame
      {...absence}
      {...shape}
      title={typeof title === 'string' ? title : title(props)}
      onClose={props.onClose}
    />
  ));
}

interface DialogFrameProps extends Absence, Pick<DialogProps, 'size' | 'place'> {
  readonly title: string;
  readonly onClose: () => void;
}

function DialogFrame({ title, size = 520, place, onClose, again, retry }: DialogFrameProps) {
  const styles = dialog({ size: `${size}`, place });
  return (
    <HeldBack again={again}>
      <ModalFrame label={retry ? title : `${title}, loading`} onClose={onClose}>
        <div className={styles.backdrop} />
        <div className={styles.positioner}>
          <div className={styles.content}>
            <div className={styles.head}>
              <h2 className={styles.title}>{title}</h2>
              <Button variant="ghost" size="sm" iconOnly aria-label="Close" className={styles.close} onClick={onClose}>
                <Icon of={X} />
              </Button>
            </div>
            <div className={styles.body}>
              <PartState retry={retry} />
            </div>
          </div>
        </div>
      </ModalFrame>
    </HeldBack>
  );
}
