import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';

export function EmptyBilling({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      title="No invoices yet"
      text="Write the first one for a project. It starts as a draft."
      action={<Button onClick={onCreate}>Create Invoice</Button>}
    />
  );
}
