import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { addressOf, type Section, type SectionId } from './sections.js';

interface SettingsNavProps {
  readonly offered: readonly Section[];
  readonly shown: SectionId;
}

/** The list of sections: beside the section on a wide screen, a row that scrolls sideways on a small one. */
export function SettingsNav({ offered, shown }: SettingsNavProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <nav ref={list} aria-label="Settings" className={nav}>
      {offered.map(({ id, label }) => (
        <Link
          key={id}
          to={addressOf(id)}
          preventScrollReset
          className={link}
          aria-current={id === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

const nav = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  gap: { base: '10', md: '2' },
  position: { md: 'sticky' },
  top: { md: '[88px]' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: '[none]',
  boxShadow: { base: '[inset 0 -1px {colors.line}]', md: '[none]' },
  // On phones the row scrolls sideways up to both edges of the screen.
  mx: { base: '[calc(-1 * var(--spacing-gutter))]', md: '0' },
  px: { base: '[calc(var(--spacing-gutter) - 6px)]', md: '0' },
});
const link = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  h: { base: '44', md: '36' },
  px: { base: '6', md: '12' },
  borderRadius: 'badge',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  color: 'ink.muted',
  textDecoration: 'none',
  _hover: { color: 'ink' },
  '&[aria-current=page]': {
    color: 'ink',
    fontWeight: 'semibold',
    _before: {
      content: '""',
      position: 'absolute',
      bg: 'ink',
      left: { base: '6', md: '0' },
      right: { base: '6', md: '[auto]' },
      top: { base: '[auto]', md: '8' },
      bottom: { base: '0', md: '8' },
      w: { base: '[auto]', md: '2' },
      h: { base: '2', md: '[auto]' },
    },
  },
});
