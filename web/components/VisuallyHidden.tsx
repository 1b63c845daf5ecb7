import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css({ srOnly: true })}>{children}</span>;
}
