import { useSearchParams } from 'react-router-dom';

/** Whether the dialog is open that changes the project: the address says so, as a project card's Edit leads there. */
export function useEditing() {
  const [address, setAddress] = useSearchParams();
  const set = (open: boolean) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (open) next.set('edit', '1');
        else next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [address.get('edit') === '1', set] as const;
}
