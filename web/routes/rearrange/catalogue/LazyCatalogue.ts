import { lazyDialog } from '../../../components/lazyDialog.js';
import { catalogueTitle } from './catalogueTitle.js';

/** The catalogue in a chunk of its own, with its pictures; mounted while it is open. */
export const LazyCatalogue = lazyDialog(async () => (await import('./Catalogue.js')).Catalogue, {
  title: catalogueTitle,
  place: 'side',
});
