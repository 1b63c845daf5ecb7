import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RoundSwitch_rounds$key } from '../../__generated__/RoundSwitch_rounds.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { clockOf, dayOf } from '../../format/dates.js';
import { styleLabel } from '../../staging/stagingOptions.js';

interface RoundSwitchProps {
  readonly rounds: RoundSwitch_rounds$key;
  /** number of the round on show */
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

/** Switches between rounds, with the time and the request of each. */
export function RoundSwitch({ rounds, shown, onShow }: RoundSwitchProps) {
  const all = useFragment(roundsFragment, rounds);
  const round = all.find(({ number }) => number === shown);
  if (!round) return null;
  const steps = [
    { label: 'Previous round', icon: ChevronLeft, to: shown - 1 },
    { label: 'Next round', icon: ChevronRight, to: shown + 1 },
  ];
  const [before, after] = steps.map(({ label, icon, to }) => (
    <Button
      key={label}
      variant="outline"
      size="sm"
      iconOnly
      aria-label={label}
      aria-disabled={!all.some(({ number }) => number === to)}
      onClick={() => all.some(({ number }) => number === to) && onShow(to)}
    >
      <Icon of={icon} />
    </Button>
  ));
  const words = round.revision && (round.revision.comments ?? round.revision.reason);
  return (
    <nav className={box} aria-label="Rounds">
      <div className={row}>
        {before}
        <h2 className={title} aria-live="polite">
          Round {shown} of {all.length}
        </h2>
        {after}
      </div>
      <p className={quiet}>
        {dayOf(round.createdAt)}, {clockOf(round.createdAt)}
        {round.revision?.style && `, in ${styleLabel(round.revision.style)}`}
      </p>
      <p className={quiet}>{words ? `“${words}”` : 'As it was ordered.'}</p>
    </nav>
  );
}

const box = css({ display: 'grid', gap: '6' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: '8',
  '& [aria-disabled=true]': { opacity: '[0.45]', cursor: 'default' },
});
const title = css({ textStyle: 'h3', textAlign: 'center', fontVariantNumeric: 'tabular-nums lining-nums' });
const quiet = css({ textStyle: 'small', color: 'ink.muted', overflowWrap: 'anywhere' });

const roundsFragment = graphql`
  fragment RoundSwitch_rounds on JobRound @relay(plural: true) {
    number
    createdAt
    revision {
      reason
      comments
      style
    }
  }
`;
