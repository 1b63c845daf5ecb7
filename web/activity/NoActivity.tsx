import { css } from '#styled/css';

export const NoActivity = () => <p className={sentence}>No recent activity</p>;

const sentence = css({ py: '12', borderTop: '[1px solid {colors.line}]', color: 'ink.muted' });
