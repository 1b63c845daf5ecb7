import { ark } from '@ark-ui/react/factory';
import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip, useTooltip } from '@ark-ui/react/tooltip';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { tooltip } from '#styled/recipes';

interface TooltipProps {
  readonly label: string;
  /** The control that the tooltip describes. */
  readonly children: ReactElement;
  /** Set while what the control opens is open. */
  readonly disabled?: boolean;
  /** Escape closes what the control is in, such as a dialog, and the tooltip with it. */
  readonly leaveEscape?: boolean;
}

type TriggerProps = ReturnType<ReturnType<typeof useTooltip>['getTriggerProps']>;
type FirstEvent = PointerEvent<HTMLButtonElement> | FocusEvent<HTMLButtonElement>;

/**
 * Opens after 700 ms; within 300 ms of closing the next one opens at once.
 *
 * Its state machine starts when the pointer or the keyboard first comes to the control: in a long list nearly all
 * tooltips are never shown, and a machine for each would take half of a row's memory.
 */
export function Tooltip({ children, ...words }: TooltipProps) {
  const [first, setFirst] = useState<FirstEvent | null>(null);
  const [trigger, setTrigger] = useState<TriggerProps | null>(null);
  // With and without the machine the control has the same place here: it is not mounted anew, and keeps the focus.
  return (
    <>
      <ark.button asChild {...(trigger ?? startingProps(setFirst, words.disabled))}>
        {children}
      </ark.button>
      {first && <StartedTooltip {...words} first={first} onTrigger={setTrigger} />}
    </>
  );
}

/** What the control has until the machine runs: the first event starts it. */
function startingProps(start: (first: FirstEvent | null) => void, disabled = false) {
  const hover = (event: PointerEvent<HTMLButtonElement>) => {
    if (!disabled && event.pointerType !== 'touch') start(event);
  };
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    if (!disabled && event.currentTarget.matches(':focus-visible')) start(event);
  };
  const stop = () => start(null);
  return {
    onPointerOver: hover,
    onPointerMove: hover,
    onPointerLeave: stop,
    onPointerDown: stop,
    onFocus: focus,
    onBlur: stop,
  };
}

interface StartedTooltipProps extends Omit<TooltipProps, 'children'> {
  readonly first: FirstEvent;
  /** told what the control must have, again whenever that changes */
  readonly onTrigger: (props: TriggerProps) => void;
}

function StartedTooltip({ label, first, onTrigger, disabled, leaveEscape }: StartedTooltipProps) {
  const styles = tooltip();
  const machine = useTooltip({
    openDelay: 700,
    closeDelay: 300,
    disabled,
    closeOnEscape: !leaveEscape,
    positioning: { placement: 'top' },
  });
  const tell = useEffectEvent(() => onTrigger(machine.getTriggerProps()));
  const begin = useEffectEvent(() => {
    // The machine has not seen the key that moved the focus, so it cannot tell that the focus is visible.
    if (first.type === 'focus') machine.setOpen(true);
    else machine.getTriggerProps().onPointerMove?.(first as PointerEvent<HTMLButtonElement>);
  });
  useLayoutEffect(() => tell(), [machine.open, disabled]);
  useEffect(() => begin(), []);
  return (
    <ArkTooltip.RootProvider value={machine} lazyMount unmountOnExit>
      <Portal>
        <ArkTooltip.Positioner className={styles.positioner}>
          <ArkTooltip.Content className={styles.content}>{label}</ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.RootProvider>
  );
}
