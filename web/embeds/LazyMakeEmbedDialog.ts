import { lazyDialog } from '../components/lazyDialog.js';

/** The form of a new embed in a chunk of its own. */
export const LazyMakeEmbedDialog = lazyDialog(async () => (await import('./MakeEmbedDialog.js')).MakeEmbedDialog, {
  title: 'Make an embed',
});
