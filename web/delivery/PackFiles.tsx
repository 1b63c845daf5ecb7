import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PackFiles_files$key } from '../__generated__/PackFiles_files.graphql.js';
import { FileName } from '../components/FileName.js';
import { fileSize } from '../media/fileSize.js';

/** The files of a pack, each to be downloaded alone. */
export function PackFiles({ files }: { readonly files: PackFiles_files$key }) {
  const data = useFragment(
    graphql`
      fragment PackFiles_files on PackFile @relay(plural: true) {
        name
        bytes
        withoutCode
        url
      }
    `,
    files,
  );
  return (
    <details>
      <summary className={summary}>One by one</summary>
      <ul className={list}>
        {data.map(({ name, bytes, withoutCode, url }) => (
          <li key={name}>
            <a className={row} href={url} download={name} title={name} aria-label={`${name}, ${fileSize(bytes)}`}>
              <FileName name={name} />
              <span className={size}>{fileSize(bytes)}</span>
            </a>
            {withoutCode && <p className={remark}>No QR code. {withoutCode}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const summary = css({
  py: { base: '12', sm: '4' },
  textStyle: 'small',
  fontWeight: 'semibold',
  cursor: 'pointer',
  borderRadius: 'badge',
});
const list = css({ '& li': { borderTop: '[1px solid {colors.line}]' } });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12',
  py: { base: '12', sm: '6' },
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: 'accent.text',
  _hover: { textDecoration: 'underline' },
});
const remark = css({ pb: '6', textStyle: 'small', color: 'ink.muted' });
const size = css({ flex: 'none', color: 'ink.muted' });
