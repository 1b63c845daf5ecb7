import { css } from '#styled/css';
import { ChevronDown } from 'lucide-react';
import { Icon } from './Icon.js';
import type { SelectItem } from './Select.js';

interface PlainSelectProps {
  /** for assistive technology: the place explains it to everybody else */
  readonly label: string;
  readonly items: readonly SelectItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice in a row of a long list: the browser's own list, which costs little and suits phones. */
export function PlainSelect({ label, items, value, onChange }: PlainSelectProps) {
  return (
    <span className={root}>
      <select aria-label={label} className={select} value={value} onChange={(event) => onChange(event.target.value)}>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <span className={arrow}>
        <Icon of={ChevronDown} size={14} />
      </span>
    </span>
  );
}

const root = css({ position: 'relative', display: 'block', minW: '0' });
const select = css({
  appearance: 'none',
  w: 'full',
  minW: '0',
  h: '32',
  '@media (any-pointer: coarse)': { h: '44' },
  pl: '10',
  pr: '28',
  borderRadius: 'badge',
  border: '[1px solid {colors.line.strong}]',
  bg: 'raised',
  color: 'ink',
  // smaller text would have a phone zoom in
  fontSize: { base: '[16px]', md: '[14px]' },
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
const arrow = css({
  position: 'absolute',
  right: '8',
  top: '[50%]',
  transform: '[translateY(-50%)]',
  display: 'grid',
  pointerEvents: 'none',
});
