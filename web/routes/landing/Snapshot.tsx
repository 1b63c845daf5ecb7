import { css } from '#styled/css';
import { Badge } from '../../components/Badge.js';
import { Photo } from '../../components/Photo.js';
import kitchen from '../samples/pictures/kitchen-after-240.webp?no-inline';
import livingRoom from '../samples/pictures/living-room-after-240.webp?no-inline';
import primarySuite from '../samples/pictures/primary-suite-after-240.webp?no-inline';

/** The dashboard starts from these figures as well. */
const FIGURES = [
  { term: 'Active projects', value: '12' },
  { term: 'Turnaround', value: '1.8 hrs' },
  { term: 'Revenue month-to-date', value: '$18,450' },
  { term: 'Staging jobs', value: '28' },
];

const WINS = [
  { address: '1428 Alder Lane, Portland', picture: livingRoom, delivered: true },
  { address: '39B Mercer Street, Hudson', picture: kitchen, delivered: false },
  { address: '607 Cedar Hill Court, Bend', picture: primarySuite, delivered: true },
];

/** An example of a workspace. The figures and addresses are invented, and the headings say so. */
export function Snapshot() {
  return (
    <div className={snapshot}>
      <section aria-labelledby="snapshot-figures">
        <h2 id="snapshot-figures" className={heading}>
          Today in the workspace <span className={note}>Example figures</span>
        </h2>
        <dl className={ledger}>
          {FIGURES.map(({ term, value }) => (
            <div key={term} className={cell}>
              <dt className={termText}>{term}</dt>
              <dd className={figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="snapshot-wins">
        <h2 id="snapshot-wins" className={heading}>
          Recent wins <span className={note}>Example addresses</span>
        </h2>
        <ul className={list}>
          {WINS.map(({ address, picture, delivered }) => (
            <li key={address} className={win}>
              <span className={thumbnail}>
                <Photo src={picture} alt="" />
              </span>
              <span className={addressText} title={address}>
                {address}
              </span>
              <Badge tone={delivered ? 'done' : 'work'}>{delivered ? 'Delivered' : 'In progress'}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const snapshot = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '36', md: '64' },
  pt: { base: '48', sm: '72' },
});
const heading = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12',
  textStyle: 'h2',
  pb: '14',
  borderBottom: '[2px solid {colors.ink}]',
});
const note = css({ textStyle: 'small', color: 'ink.subtle', letterSpacing: '[0]' });
const ledger = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
const cell = css({
  pt: '16',
  pb: '20',
  px: '20',
  borderLeft: '[1px solid {colors.line}]',
  '&:nth-child(odd)': { pl: '0', borderLeft: '0' },
  '&:nth-child(n + 3)': { borderTop: '[1px solid {colors.line}]' },
});
const termText = css({ textStyle: 'small', color: 'ink.muted' });
const figure = css({ textStyle: 'figure', fontSize: '[36px]', lineHeight: '[42px]', mt: '4' });
const list = css({ listStyle: 'none' });
const win = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14',
  py: '10',
  borderBottom: '[1px solid {colors.line}]',
});
const thumbnail = css({ flex: 'none', w: { base: '[56px]', sm: '72' } });
const addressText = css({
  flex: '1',
  minW: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
