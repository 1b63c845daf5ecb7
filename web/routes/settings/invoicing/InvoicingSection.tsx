import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoicingSection_viewer$key } from '../../../__generated__/InvoicingSection_viewer.graphql.js';
import { Field } from '../../../components/Field.js';
import { Select } from '../../../components/Select.js';
import { TextArea } from '../../../components/TextArea.js';
import { TextInput } from '../../../components/TextInput.js';
import { fieldPair } from '../../../forms/fieldPair.js';
import { SettingsForm } from '../SettingsForm.js';
import { useForm } from '../../../forms/useForm.js';
import { currencyItems, sellerProblems, tidySeller } from './seller.rules.js';
import { useUpdateSellerDetails } from './useUpdateSellerDetails.js';

/** The seller of the workspace's invoices; only for its owners. */
export function InvoicingSection({ viewer }: { readonly viewer: InvoicingSection_viewer$key }) {
  const { workspace, invoiceCurrencies } = useFragment(
    graphql`
      fragment InvoicingSection_viewer on Viewer {
        workspace {
          currency
          seller {
            name
            address
            email
            taxId
          }
        }
        invoiceCurrencies
      }
    `,
    viewer,
  );
  const { name, address, email, taxId } = workspace.seller;
  const update = useUpdateSellerDetails();
  const form = useForm({
    start: { name, address, email, taxId, currency: workspace.currency },
    check: sellerProblems,
    send: (draft, only, before) => update({ ...only(tidySeller(draft)), expected: only(before) }),
    after: tidySeller,
  });
  const { problems, field } = form;
  return (
    <SettingsForm
      title="Seller’s details"
      text="Printed on your new invoices and on drafts. Invoices that were sent keep what they were sent with."
      form={form}
      act="Save details"
      busyAct="Saving..."
    >
      <div className={fieldPair}>
        <Field label="Name or firm" optional error={problems.name}>
          <TextInput {...field('name')} autoComplete="organization" />
        </Field>
        <Field label="Tax ID" optional error={problems.taxId}>
          <TextInput {...field('taxId')} autoComplete="off" />
        </Field>
      </div>
      <Field label="Postal address" optional error={problems.address}>
        <TextArea {...field('address')} rows={3} autoComplete="street-address" />
      </Field>
      <div className={fieldPair}>
        <Field label="Email for invoices" optional error={problems.email}>
          <TextInput {...field('email')} type="email" autoComplete="email" />
        </Field>
        <Select
          label="Currency"
          items={currencyItems(invoiceCurrencies)}
          value={form.draft.currency}
          onChange={(currency) => form.set({ currency })}
          hint="Of new invoices. Drafts keep theirs."
          error={problems.currency}
        />
      </div>
    </SettingsForm>
  );
}
