import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { May } from '../../session/permissions.js';

interface EmptyBillingProps {
  /** a project or a status is set: there may be invoices that do not match */
  readonly filtered: boolean;
  readonly onCreate: () => void;
}

export function EmptyBilling({ filtered, onCreate }: EmptyBillingProps) {
  if (filtered) return <EmptyState title="No matching invoices" text="Choose another project or status." />;
  return (
    <EmptyState
      title="No invoices yet"
      text="Write the first one for a project. It starts as a draft."
      action={
        <May act="BILLING_WRITE">
          <Button onClick={onCreate}>Create Invoice</Button>
        </May>
      }
    />
  );
}
