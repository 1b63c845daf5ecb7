import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  InvoiceParties_invoice$data,
  InvoiceParties_invoice$key,
} from '../../__generated__/InvoiceParties_invoice.graphql.js';

/** Who an invoice comes from and who it goes to, as far as that is known. */
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
      <Party term="From" party={seller} />
      <Party term="Bill to" party={billTo} />
    </dl>
  );
}

interface PartyProps {
  readonly term: string;
  readonly party: InvoiceParties_invoice$data['seller'];
}

function Party({ term, party: { name, address, email, taxId } }: PartyProps) {
  const lines = [address, email, taxId && `Tax ID ${taxId}`].filter(Boolean).join('\n');
  return (
    <div>
      <dt className={heading}>{term}</dt>
      <dd>
        {name && <strong>{name}</strong>}
        {lines && <p className={words}>{lines}</p>}
        {!name && !lines && <span className={words}>Not given</span>}
      </dd>
    </div>
  );
}

const pair = css({
  display: 'grid',
  // one under the other where an address would have to be broken
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 190px), 1fr))]',
  columnGap: '24',
  rowGap: '14',
  overflowWrap: 'anywhere',
});
const heading = css({ textStyle: 'small', color: 'ink.muted', mb: '2' });
const words = css({ color: 'ink.muted', whiteSpace: 'pre-line' });
