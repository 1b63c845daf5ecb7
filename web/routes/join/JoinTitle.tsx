import { css } from '#styled/css';

/** What the link is: an invitation, or none any more. */
export const JoinTitle = ({ children }: { readonly children: string }) => <h1 className={title}>{children}</h1>;

const title = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
