import type { Kind } from '../../../../api/stager/kinds.js';
import { kindWords } from './kindName.js';

/** "Add furniture", or "Swap the sofa for…". */
export const catalogueTitle = ({ current }: { readonly current?: Kind | undefined }): string =>
  current === undefined ? 'Add furniture' : `Swap the ${kindWords(current)} for…`;
