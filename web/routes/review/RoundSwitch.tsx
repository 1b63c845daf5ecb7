import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RoundSwitch_item$key } from '../../__generated__/RoundSwitch_item.graphql.js';
import type { RoundSwitch_rounds$key } from '../../__generated__/RoundSwitch_rounds.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { useKeptFocus } from '../../components/useKeptFocus.js';
import { clockOf, dayOf } from '../../format/dates.js';
import { May } from '../../session/permissions.js';
import { styleLabel } from '../../staging/stagingOptions.js';
import { TakeUpRound } from './TakeUpRound.js';

interface RoundSwitchProps {
  readonly rounds: RoundSwitch_rounds$key;
  /** the photo on show */
  readonly item: RoundSwitch_item$key;
  /** of the job */
  readonly status: string;
  /** number of the round on show */
  readonly shown: number;
  /** number of the round whose picture the photo shows unless another is asked for */
  readonly current: number;
  /** the photo's result in the round on show; null: it has no picture there */
  readonly resultId: string | null;
  readonly onShow: (number: number) => void;
}

/** Switches between rounds, with the time and the request of each; an earlier one can be taken up again. */
export function RoundSwitch({ rounds, item, status, shown, current, resultId, onShow }: RoundSwitchProps) {
  const all = useFragment(roundsFragment, rounds);
  const photo = useFragment(itemFragment, item);
  const kept = useKeptFocus<HTMLElement>('h2');
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
  const shownId = photo.result?.id;
  const isOther = shownId !== undefined && resultId !== null && resultId !== shownId;
  const open = isOther && status === 'PROOF_READY' && photo.decision === 'UNDECIDED' && photo.state === 'STAGED';
  return (
    <nav {...kept} className={box} aria-label="Rounds">
      <div className={row}>
        {before}
        <h2 className={title} aria-live="polite" tabIndex={-1}>
          Round {shown} of {all.length}
        </h2>
        {after}
      </div>
      <p className={quiet}>
        {dayOf(round.createdAt)}, {clockOf(round.createdAt)}
        {round.revision?.style && `, in ${styleLabel(round.revision.style)}`}
      </p>
      <p className={quiet}>{words ? `“${words}”` : 'As it was ordered.'}</p>
      <p className={standing}>{wordsOf({ decision: photo.decision, current: isOther ? current : null })}</p>
      {open && resultId && (
        <May act="STAGING_WRITE">
          <TakeUpRound
            itemId={photo.id}
            resultId={resultId}
            shownId={shownId}
            round={shown}
            onDone={() => onShow(current)}
          />
        </May>
      )}
    </nav>
  );
}

interface Standing {
  readonly decision: string;
  /** number of the round whose picture is the current one; null: the one on show */
  readonly current: number | null;
}

function wordsOf({ decision, current }: Standing): string {
  if (decision === 'APPROVED') return current ? `Round ${current} was approved.` : 'This round was approved.';
  const which = current ? `Round ${current} is the current one` : 'This is the current round';
  return `${which}: it is what is approved and delivered, and what a revision begins from.`;
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
const standing = css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums lining-nums' });

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

const itemFragment = graphql`
  fragment RoundSwitch_item on StagingItem {
    id
    state
    decision
    result {
      id
    }
  }
`;
