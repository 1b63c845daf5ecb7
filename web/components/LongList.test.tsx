import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongList } from './LongList.js';

const PAGE = 3;

function positionsOf(count: number) {
  const rows = Array.from({ length: count }, (_, at) => `Row ${at + 1}`);
  const list = (
    <LongList rows={rows} page={PAGE} total={40} keyOf={(row) => row} className="" busy={false}>
      {(row) => row}
    </LongList>
  );
  render(list);
  return screen.getAllByRole('listitem').map((row) => {
    const [size, position] = [row.getAttribute('aria-setsize'), row.getAttribute('aria-posinset')];
    return `${row.textContent}: ${position} of ${size}`;
  });
}

test('tells no positions while the list has four pages', () => {
  const rows = positionsOf(4 * PAGE);
  expect(rows).toHaveLength(12);
  expect(rows.every((row) => row.endsWith(': null of null'))).toBe(true);
});

test('tells the position of each row among all rows when the list is longer', () => {
  const rows = positionsOf(4 * PAGE + 1);
  expect(rows).toHaveLength(13);
  expect([rows[0], rows[12]]).toEqual(['Row 1: 1 of 40', 'Row 13: 13 of 40']);
});
