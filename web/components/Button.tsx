import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { PreloadLink } from './PreloadLink.js';
import { Spinner } from './Spinner.js';

interface ButtonLook {
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'danger' | 'link';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Square, for an icon alone: then it needs an `aria-label` and a Tooltip around it. */
  readonly iconOnly?: boolean;
  /** As wide as its container. */
  readonly full?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Running: shows a spinner, keeps the width and the focus, and ignores further presses. */
  readonly busy?: boolean;
  /** Words beside the spinner; default: the button's own. */
  readonly busyLabel?: string;
}

/** The label stays in place, hidden, so that the button keeps its width while it is busy. */
function BusyContent({ children, busyLabel }: { readonly children: ReactNode; readonly busyLabel: ReactNode }) {
  const cell = css({
    gridArea: '1/1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
  });
  return (
    <span className={css({ display: 'inline-grid' })}>
      <span className={cx(cell, css({ visibility: 'hidden' }))} aria-hidden>
        {children}
      </span>
      <span className={cell}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

function refuse(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button is `type="button"` by default: only a form's own button is a submit. */
export function Button(props: ButtonProps) {
  const { variant, size, iconOnly, full, busy, busyLabel, className, children, onClick, type, ...rest } = props;
  const busyWords = busyLabel ?? (iconOnly ? null : children);
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      // `disabled` would lose the focus
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
      className={cx(button({ variant, size, iconOnly, full }), className)}
    >
      {busy ? <BusyContent busyLabel={busyWords}>{children}</BusyContent> : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it leads to a page. */
export function ButtonLink({ variant, size, iconOnly, full, className, ...rest }: ButtonLinkProps) {
  return <PreloadLink {...rest} className={cx(button({ variant, size, iconOnly, full }), className)} />;
}
