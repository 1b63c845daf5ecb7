import { css } from '#styled/css';

/** The button above the rows of a tab, to create one. */
export const tabTools = css({ display: 'flex', mb: '20', smDown: { '& > *': { flex: '1' } } });
