import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { AuditLog_viewer$key } from '../../../__generated__/AuditLog_viewer.graphql.js';
import type { AuditLogPaginationQuery } from '../../../__generated__/AuditLogPaginationQuery.graphql.js';
import { Button } from '../../../components/Button.js';
import { SearchInput } from '../../../components/SearchInput.js';
import { Select } from '../../../components/Select.js';
import { ShowMore } from '../../../components/ShowMore.js';
import { useTypedWords } from '../../../components/useTypedWords.js';
import { useAnnounceResults } from '../../../feedback/useAnnounceResults.js';
import { AuditRow } from './AuditRow.js';
import { type AuditFilter, isPeriod, PERIOD_ITEMS, variablesOf } from './auditFilter.js';
import { useAuditFile } from './useAuditFile.js';

/** The entries that a search and a period leave, the newest first, and their download. */
export function AuditLog({ viewer }: { readonly viewer: AuditLog_viewer$key }) {
  const { data, refetch, ...pages } = usePaginationFragment<AuditLogPaginationQuery, AuditLog_viewer$key>(
    viewerFragment,
    viewer,
  );
  const [filter, setFilter] = useState<AuditFilter>({ search: '', period: 'always' });
  const [pending, startTransition] = useTransition();
  const { save, saving } = useAuditFile(filter);
  const { edges, totalCount } = data.auditEntries;
  const count = countOf(totalCount);
  useAnnounceResults(pending, count);

  function show(change: Partial<AuditFilter>): void {
    const next = { ...filter, ...change };
    setFilter(next);
    startTransition(() => void refetch(variablesOf(next), { fetchPolicy: 'network-only' }));
  }
  const [words, setWords] = useTypedWords(filter.search, (search) => show({ search }));

  return (
    <>
      <search className={tools}>
        <SearchInput
          aria-label="Search the audit log"
          placeholder="Words, person, address or id"
          value={words}
          onChange={setWords}
        />
        <Select
          label="Period"
          hideLabel
          items={PERIOD_ITEMS}
          value={filter.period}
          onChange={(period) => isPeriod(period) && show({ period })}
        />
        <Button variant="outline" busy={saving} busyLabel="Downloading..." onClick={save}>
          Download CSV
        </Button>
      </search>
      <div className={entries} aria-busy={pending || undefined}>
        <p className={counter}>{count}</p>
        {edges.length > 0 && (
          <ul className={list}>
            {edges.map(({ node }) => (
              <AuditRow key={node.id} entry={node} />
            ))}
          </ul>
        )}
        <ShowMore of={pages} by={50}>
          Show more entries
        </ShowMore>
      </div>
    </>
  );
}

const countOf = (count: number): string =>
  count === 0 ? 'No entries' : `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 184px auto' },
  gap: '12',
  mb: '20',
});
const entries = css({ transition: '[opacity {durations.fast}]', '&[aria-busy=true]': { opacity: '0.6' } });
const counter = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const list = css({ mt: '12', borderTop: '2px solid {colors.ink}' });

const viewerFragment = graphql`
  fragment AuditLog_viewer on Viewer
  @refetchable(queryName: "AuditLogPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    from: { type: "Day" }
  ) {
    auditEntries(first: $count, after: $cursor, search: $search, from: $from)
      @connection(key: "AuditLog_auditEntries") {
      totalCount
      edges {
        node {
          id
          ...AuditRow_entry
        }
      }
    }
  }
`;
