import { useSearchParams } from 'react-router-dom';

/** Parameters of addresses that open a dialog on the page that they lead to; what the page shows is the same. */
export const DIALOG_PARAMETERS = ['edit', 'create', 'order'] as const;

/** Whether a dialog is open: the address says so, as `?edit=1`, so that links from other pages open it. */
export function useAddressDialog(name: (typeof DIALOG_PARAMETERS)[number]) {
  const [address, setAddress] = useSearchParams();
  const set = (open: boolean) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (open) next.set(name, '1');
        else next.delete(name);
        return next;
      },
      // Back closes it; closing is no step of its own: Back would open it again
      { replace: !open, preventScrollReset: true },
    );
  return [address.get(name) === '1', set] as const;
}
