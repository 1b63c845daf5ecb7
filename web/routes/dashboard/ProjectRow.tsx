import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { Badge } from '../../components/Badge.js';
import { Photo } from '../../components/Photo.js';
import { Plate } from '../../components/Plate.js';

interface ProjectRowProps {
  readonly address: string;
  readonly mlsId: string | null | undefined;
  readonly status: string;
  readonly picture?: string | null;
  /** Absent for an example, which has no page. */
  readonly to?: string;
}

/** Active projects are in progress, all others completed; phones show the shorter of the two words. */
function Status({ status }: { readonly status: string }) {
  const [tone, word, short] =
    status === 'ACTIVE'
      ? (['soft', 'In Progress', 'Active'] as const)
      : (['neutral', 'Completed', 'Complete'] as const);
  return (
    <Badge tone={tone}>
      <span className={css({ hideBelow: 'sm' })}>{word}</span>
      <span className={css({ hideFrom: 'sm' })}>{short}</span>
    </Badge>
  );
}

/** One project in one line. */
export function ProjectRow({ address, mlsId, status, picture, to }: ProjectRowProps) {
  return (
    <li className={row}>
      <span className={cover}>{picture ? <Photo src={picture} alt="" /> : <Plate address={address} />}</span>
      <div className={words}>
        {to ? (
          <Link to={to} className={name} title={address}>
            {address}
          </Link>
        ) : (
          <span className={name}>{address}</span>
        )}
        <p className={meta}>{mlsId ? `MLS: ${mlsId}` : 'Not assigned'}</p>
      </div>
      <Status status={status} />
    </li>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '12', sm: '16' },
  py: '10',
  borderTop: '[1px solid {colors.line}]',
});
const cover = css({ w: { base: '72', sm: '[96px]' }, flex: 'none' });
const words = css({ flex: '1', minW: '0' });
const name = css({
  display: 'block',
  truncate: true,
  fontWeight: 'semibold',
  color: 'ink',
  textDecoration: 'none',
  '&:is(a):hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const meta = css({ textStyle: 'small', color: 'ink.muted', truncate: true });
