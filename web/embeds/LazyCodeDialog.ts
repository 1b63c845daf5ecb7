import { lazyDialog } from '../components/lazyDialog.js';

/** The code of an embed in a chunk of its own. */
export const LazyCodeDialog = lazyDialog(async () => (await import('./CodeDialog.js')).CodeDialog, {
  title: 'Code',
  size: 980,
});
