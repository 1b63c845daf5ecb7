import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';

interface SettingsRowProps {
  readonly title: ReactNode;
  /** one element each */
  readonly facts: ReactNode;
  /** the button of the row */
  readonly act?: RowAct;
}

interface RowAct {
  readonly label: string;
  /** what the act is about, for the button's name */
  readonly what: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onClick: () => void;
}

/** A row of a list: its title, its facts in a line below, and one act. */
export function SettingsRow({ title, facts, act }: SettingsRowProps) {
  return (
    <li className={row}>
      <div className={words}>
        {title}
        <p className={meta}>{facts}</p>
      </div>
      {act && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${act.label} ${act.what}`}
          busy={act.busy}
          busyLabel={act.busyLabel}
          onClick={act.onClick}
        >
          {act.label}
        </Button>
      )}
    </li>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const words = css({ minW: '0' });
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14',
  mt: '2',
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
