import { css } from '#styled/css';
import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { PERIOD_ITEMS } from './figuresFilter.js';

interface FiguresToolsProps {
  readonly period: string;
  readonly onPeriod: (period: string) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

export function FiguresTools({ period, onPeriod, words, onWords }: FiguresToolsProps) {
  return (
    <search className={tools}>
      <Select label="Period" hideLabel items={PERIOD_ITEMS} value={period} onChange={onPeriod} />
      <SearchInput aria-label="Tag of the projects" placeholder="Office tag" value={words} onChange={onWords} />
    </search>
  );
}

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '184px 260px' },
  gap: '12',
  mb: '28',
});
