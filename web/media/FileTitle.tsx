import { css } from '#styled/css';

/** A file's name as the title of a dialog. */
export const FileTitle = ({ name }: { readonly name: string }) => <span className={fileName}>{name}</span>;

const fileName = css({
  fontFamily: 'body',
  fontWeight: 'semibold',
  fontSize: '17',
  overflowWrap: 'anywhere',
  lineClamp: 2,
});
