import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { focusInside } from '../focus.js';

export const brand = defineRecipe({
  className: 'brand',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10',
    minH: '44',
    font: '400 20px/1 {fonts.display}',
    letterSpacing: '-0.01em',
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'badge',
    '& svg': { w: '24', h: '24', flex: 'none' },
  },
});

export const header = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'row', 'menu', 'nav', 'link', 'end', 'user', 'initials', 'name', 'member', 'logout'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      bg: 'canvas',
      boxShadow: 'inset 0 -1px {colors.line}',
    },
    row: { display: 'flex', alignItems: 'center', gap: { base: '12', md: '32' }, h: 'header' },
    menu: { display: { base: 'inline-flex', md: 'none' }, ml: '[-10px]' },
    nav: { display: { base: 'none', md: 'flex' }, gap: '4', h: 'full' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      px: '12',
      borderRadius: 'control',
      fontWeight: '500',
      color: 'ink.muted',
      textDecoration: 'none',
      transition: 'color {durations.fast}',
      _hover: { color: 'ink' },
      ...focusInside,
      '&[aria-current=page]': {
        color: 'ink',
        fontWeight: '600',
        _after: { content: '""', position: 'absolute', insetX: '12', bottom: '0', h: '2', bg: 'ink' },
      },
    },
    end: { display: 'flex', alignItems: 'center', gap: '12', ml: 'auto' },
    user: { display: 'flex', alignItems: 'center', gap: '10', lineHeight: '16px' },
    initials: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      w: '[34px]',
      h: '[34px]',
      borderRadius: 'full',
      bg: 'plate',
      color: 'plate.on',
      font: '400 13px/1 {fonts.display}',
    },
    name: { display: { base: 'none', md: 'block' }, fontSize: '14px', fontWeight: '600' },
    member: { display: { base: 'none', md: 'block' }, fontSize: '12px', color: 'ink.muted' },
    logout: { display: { base: 'none', md: 'inline-flex' } },
  },
});
