import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeletionFactsQuery, DeletionFactsQuery$data } from '../../__generated__/DeletionFactsQuery.graphql.js';
import { INVOICE_STATUSES } from '../../billing/invoiceStatus.js';
import { CheckboxField } from '../../components/CheckboxField.js';
import { useAttempt } from '../../components/RetryBoundary.js';
import { moneyText } from '../../format/money.js';

interface DeletionFactsProps {
  readonly id: string;
  readonly revoke: boolean;
  readonly onRevoke: (revoke: boolean) => void;
}

/** What goes with a project and what stays, as it is now; and whether its public pages go, too. */
export function DeletionFacts({ id, revoke, onRevoke }: DeletionFactsProps) {
  const { node } = useLazyLoadQuery<DeletionFactsQuery>(
    graphql`
      query DeletionFactsQuery($id: ID!) {
        node(id: $id) {
          ... on Project @alias(as: "project") {
            deletion {
              keptInvoices {
                status
                count
                total
                currency
              }
              draftInvoices
              publicPages
              publicPictures
              proofLinks
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: useAttempt() },
  );
  const deletion = node?.project?.deletion;
  if (!deletion) return <p aria-live="polite">It is deleted already.</p>;
  return (
    <>
      <ul aria-live="polite" className={list}>
        {sentencesOf(deletion, revoke).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {deletion.publicPages > 0 && (
        <CheckboxField
          label={deletion.publicPages === 1 ? 'Revoke the public page too' : 'Revoke the public pages too'}
          checked={revoke}
          onChange={onRevoke}
        />
      )}
    </>
  );
}

type Deletion = NonNullable<NonNullable<NonNullable<DeletionFactsQuery$data['node']>['project']>['deletion']>;

/** `1 page`, and the verb in its number. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const pick = (count: number, one: string, many: string) => (count === 1 ? one : many);

function sentencesOf(deletion: Deletion, revoke: boolean): string[] {
  const { keptInvoices, draftInvoices, publicPages, publicPictures, proofLinks } = deletion;
  const kept = keptInvoices.map(({ status, count, total, currency }) => {
    const word = INVOICE_STATUSES.show(status).label.toLowerCase();
    const invoices = counted(count, `${word} invoice`, `${word} invoices`);
    return `${invoices} for ${moneyText(total, currency)} ${pick(count, 'stays', 'stay')} in Billing.`;
  });
  const lead = `that ${counted(publicPictures, 'picture leads', 'pictures lead')} to`;
  const fate = revoke
    ? `${pick(publicPages, 'ends', 'end')} at once.`
    : `${pick(publicPages, 'stays until you revoke it', 'stay until you revoke them')}, here or in Settings.`;
  return [
    ...kept,
    ...(publicPages > 0 ? [`${counted(publicPages, 'public page', 'public pages')} ${lead} ${fate}`] : []),
    ...(draftInvoices > 0 ? [`${counted(draftInvoices, 'draft invoice goes', 'draft invoices go')} with it.`] : []),
    ...(proofLinks > 0 ? [`${counted(proofLinks, 'link for the seller ends', 'links for the seller end')}.`] : []),
    'Its photos and staging jobs go with it. You can undo that right after.',
  ];
}

const list = css({ display: 'grid', gap: '4', mb: '10', fontVariantNumeric: 'tabular-nums lining-nums' });
