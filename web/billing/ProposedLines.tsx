import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { moneyText } from '../format/money.js';
import { sumOf } from './amounts.js';
import { addLines, missingLines, type ProposedLine } from './invoiceForm.js';

interface ProposedLinesProps {
  readonly proposed: readonly ProposedLine[];
  /** as the form holds them */
  readonly items: string;
  readonly currency: string;
  readonly onAdd: (items: string) => void;
}

/** Offers lines for approved jobs that no invoice charges for yet. */
export function ProposedLines({ proposed, items, currency, onAdd }: ProposedLinesProps) {
  const lines = missingLines(items, proposed);
  if (lines.length === 0) return null;
  const sum = moneyText(sumOf(lines.map(({ amount }) => amount)), currency);
  const jobs = lines.length === 1 ? '1 approved staging job is' : `${lines.length} approved staging jobs are`;
  return (
    <div className={box}>
      <p>
        {jobs} not on an invoice yet: {sum}
      </p>
      <Button variant="outline" size="sm" onClick={() => onAdd(addLines(items, lines))}>
        <Icon of={Plus} />
        {lines.length === 1 ? 'Add it' : 'Add them'}
      </Button>
    </div>
  );
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10',
  mt: '[-8px]',
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
