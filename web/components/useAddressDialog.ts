import { useSearchParams } from 'react-router-dom';

/** Address parameters that open a dialog on a page; the content of the page does not depend on them. */
export const DIALOG_PARAMETERS = ['edit', 'create', 'order', 'embed'] as const;

/** Whether a dialog is open, read from the address, such as `?edit=1`, so that links from other pages can open it. */
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
      // Back closes it; closing replaces the entry, or Back would open it again
      { replace: !open, preventScrollReset: true },
    );
  return [address.get(name) === '1', set] as const;
}
