import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type {
  InvoiceParties_invoice$data,
  InvoiceParties_invoice$key,
} from '../../__generated__/InvoiceParties_invoice.graphql.js';

/** Seller and recipient of an invoice, as far as they are known. */
export function InvoiceParties({ invoice }: { readonly invoice: InvoiceParties_invoice$key }) {
  const { seller, billTo } = useFragment(
    graphql`
      fragment InvoiceParties_invoice on Invoice {
        seller {
          name
          address
          email
          taxId
        }
        billTo {
          name
          address
          email
          taxId
        }
      }
    `,
    invoice,
  );
  return (
    <dl className={pair}>
      <Party term="From" party={seller} settings />
      <Party term="Bill to" party={billTo} />
    </dl>
  );
}

interface PartyProps {
  readonly term: string;
  /** shows a link to the settings, where they are set */
  readonly settings?: boolean;
  readonly party: InvoiceParties_invoice$data['seller'];
}

function Party({ term, settings, party: { name, address, email, taxId } }: PartyProps) {
  const lines = [address, email, taxId && `Tax ID ${taxId}`].filter(Boolean).join('\n');
  return (
    <div>
      <dt className={heading}>{term}</dt>
      <dd>
        {name && <strong>{name}</strong>}
        {lines && <p className={words}>{lines}</p>}
        {!name && !lines && <p className={words}>Not given</p>}
        {!name && !lines && settings && (
          <Link className={link} to="/settings?section=invoicing">
            Add your details in the settings
          </Link>
        )}
      </dd>
    </div>
  );
}

const pair = css({
  display: 'grid',
  // one below the other where an address would break
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 190px), 1fr))]',
  columnGap: '24',
  rowGap: '14',
  overflowWrap: 'anywhere',
});
const heading = css({ textStyle: 'small', color: 'ink.muted', mb: '2' });
const link = css({ textStyle: 'small', color: 'accent.text' });
const words = css({ color: 'ink.muted', whiteSpace: 'pre-line' });
