import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, which is after the #. It is removed from the address bar and the history at once; a
 * reload still has it. Empty when there is none.
 */
export function useLinkToken(): string {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = hash.slice(1);
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { token: given } });
  }, [given, navigate, pathname]);
  const kept: unknown = state?.token;
  return given || (typeof kept === 'string' ? kept : '');
}
