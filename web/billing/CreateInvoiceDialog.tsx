import { useEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { CreateInvoiceDialogQuery } from '../__generated__/CreateInvoiceDialogQuery.graphql.js';
import { FieldError } from '../components/Field.js';
import { FormDialog } from '../components/FormDialog.js';
import { useAttempt } from '../components/RetryBoundary.js';
import type { Problems } from '../forms/problems.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { moneyText } from '../format/money.js';
import { totalOf } from './amounts.js';
import { BillToFields } from './BillToFields.js';
import { problemsOf } from './invoice.rules.js';
import { InvoiceFields } from './InvoiceFields.js';
import { EMPTY_FORM, newInvoiceOf } from './invoiceForm.js';
import { SellerHint } from './SellerHint.js';
import { useCreateInvoice } from './useCreateInvoice.js';
import { useProposedLines } from './useProposedLines.js';

interface CreateInvoiceDialogProps {
  /** lists that show the new invoice first */
  readonly connections: readonly string[];
  /** chosen at the start */
  readonly projectId?: string;
  readonly onClose: () => void;
}

const INVALID_FIELD = '[aria-invalid=true]';

/** Creates an invoice. It is a draft until it is marked as sent. */
export function CreateInvoiceDialog({ connections, projectId = '', onClose }: CreateInvoiceDialogProps) {
  const { viewer } = useLazyLoadQuery<CreateInvoiceDialogQuery>(
    dialogQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  const [create, busy] = useCreateInvoice(connections);
  const close = useWhileMounted(onClose);
  const [form, setForm] = useState({ ...EMPTY_FORM, projectId });
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<Problems | null>(null);
  const proposed = useProposedLines(form.projectId);
  const fields = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLTextAreaElement>(null);
  const currency = viewer?.workspace.currency ?? 'USD';
  const problems = tries > 0 ? problemsOf(form) : null;
  const total = totalOf(form);

  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [tries, refusal]);

  function change(next: typeof form) {
    setRefusal(null);
    setForm(next);
  }

  async function submit() {
    setTries(tries + 1);
    if (busy || problemsOf(form)) return;
    const refused = await create(newInvoiceOf(form, proposed));
    if (refused) setRefusal(refused);
    else close();
  }

  return (
    <FormDialog
      size={980}
      onClose={onClose}
      onSubmit={submit}
      title="Create Invoice"
      cost={
        <>
          Total <strong>{total === null ? '–' : moneyText(total, currency)}</strong>
        </>
      }
      act="Create Invoice"
      busyAct="Creating Invoice..."
      busy={busy}
      // with a known project the items are the first field to fill in
      initialFocus={projectId ? items : undefined}
    >
      <p className={who}>Your client owes you this invoice and pays it to you. Nothing on it is charged to you.</p>
      {viewer && <SellerHint viewer={viewer} />}
      {refusal?.form && <FieldError>{refusal.form}</FieldError>}
      <div ref={fields} className={columns}>
        <InvoiceFields
          form={form}
          currency={currency}
          proposed={proposed}
          problems={{ ...refusal, ...problems }}
          itemsRef={items}
          onChange={change}
        />
        <BillToFields value={form.billTo} problems={refusal ?? {}} onChange={(billTo) => change({ ...form, billTo })} />
      </div>
    </FormDialog>
  );
}

const who = css({ color: 'ink.muted' });
const columns = css({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  gap: { base: '22', md: '32' },
});

const dialogQuery = graphql`
  query CreateInvoiceDialogQuery {
    viewer {
      workspace {
        currency
      }
      ...SellerHint_viewer
    }
  }
`;
