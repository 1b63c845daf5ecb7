import { defineSlotRecipe } from '@pandacss/dev';
import { comeAndGo } from '../motion.js';
import { backdrop } from './backdrop.js';

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head', 'nav', 'link', 'end'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'scrim', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      w: 'min(300px, 88vw)',
      h: 'full',
      overflowY: 'auto',
      pt: '12',
      px: '16',
      pb: '20',
      bg: 'raised',
      color: 'ink',
      boxShadow: 'overlay',
      ...comeAndGo('drawerIn', 'drawerOut'),
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    nav: { display: 'flex', flexDirection: 'column' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      h: '48',
      pl: '16',
      borderRadius: 'control',
      fontSize: '17px',
      fontWeight: '500',
      color: 'ink.muted',
      textDecoration: 'none',
      _hover: { color: 'ink' },
      '&[aria-current=page]': {
        color: 'ink',
        fontWeight: '600',
        _before: { content: '""', position: 'absolute', left: '0', top: '12', bottom: '12', w: '2', bg: 'ink' },
      },
    },
    end: { mt: '12', display: 'grid', gap: '10' },
  },
});
