import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { InvoiceProject_invoice$key } from '../__generated__/InvoiceProject_invoice.graphql.js';

interface InvoiceProjectProps {
  readonly invoice: InvoiceProject_invoice$key;
  readonly className: string;
  /** the tab of the project's page */
  readonly tab?: 'billing';
}

/** The address that an invoice is for; a deleted project has no page to lead to. */
export function InvoiceProject({ invoice, className, tab }: InvoiceProjectProps) {
  const { project } = useFragment(
    graphql`
      fragment InvoiceProject_invoice on Invoice {
        project {
          id
          address
          deletedAt
        }
      }
    `,
    invoice,
  );
  const { id, address, deletedAt } = project;
  if (deletedAt) return <span title={address}>{address} (deleted project)</span>;
  return (
    <Link className={className} to={`/projects/${id}${tab ? `?tab=${tab}` : ''}`} title={address}>
      {address}
    </Link>
  );
}
