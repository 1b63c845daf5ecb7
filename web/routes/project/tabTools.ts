import { css } from '#styled/css';

/** Above the rows of a tab: what begins another. */
export const tabTools = css({ display: 'flex', mb: '20', smDown: { '& > *': { flex: '1' } } });
