import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import type { PlanEdit } from '../../../api/stager/contract.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { useStored } from '../../components/store.js';
import { Tooltip } from '../../components/Tooltip.js';
import { useKeptFocus } from '../../components/useKeptFocus.js';
import { announce } from '../../feedback/announcer.js';
import type { Arrangement } from './arrangement.js';

interface Variant {
  readonly letter: string;
  readonly edits: readonly PlanEdit[];
  /** address of its picture; null: the furniture cannot be drawn */
  readonly picture: string | null;
}

/** Beside each other more would be too small to compare. */
const LETTERS = ['A', 'B', 'C'];

/** Up to three arrangements kept beside each other while the work goes on; any of them can be shown again. */
export function Variants({ arrangement }: { readonly arrangement: Arrangement }) {
  const { store, room } = arrangement;
  const edits = useStored(store, (state) => state.history.present);
  const [variants, setVariants] = useState<readonly Variant[]>([]);
  const [keeping, setKeeping] = useState(false);
  const keptFocus = useKeptFocus('[data-keep]');
  const free = LETTERS.find((letter) => variants.every((one) => one.letter !== letter));

  async function keep() {
    if (free === undefined) return;
    setKeeping(true);
    const picture = (await store.get().scene?.snapshot()) ?? null;
    const made = { letter: free, edits: arrangement.edits, picture: picture && URL.createObjectURL(picture) };
    setVariants((before) => [...before, made].toSorted((a, b) => a.letter.localeCompare(b.letter)));
    setKeeping(false);
    announce(`Kept as variant ${free}.`);
  }
  return (
    <section {...keptFocus} aria-label="Variants" className={box}>
      <ul className={row}>
        {variants.map((variant) => (
          <VariantCard
            key={variant.letter}
            variant={variant}
            aspect={room.width / room.height}
            shown={variant.edits === edits}
            onShow={() => arrangement.replace(variant.edits)}
            onDrop={() => setVariants((before) => before.filter((one) => one !== variant))}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        data-keep
        aria-disabled={free === undefined}
        busy={keeping}
        onClick={() => void keep()}
      >
        {free === undefined ? 'Three variants are kept' : `Keep this as variant ${free}`}
      </Button>
    </section>
  );
}

interface VariantCardProps {
  readonly variant: Variant;
  readonly aspect: number;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onDrop: () => void;
}

function VariantCard({ variant, aspect, shown, onShow, onDrop }: VariantCardProps) {
  const { letter, picture: address } = variant;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <li className={cell}>
      <button type="button" className={card} aria-pressed={shown} style={{ aspectRatio: aspect }} onClick={onShow}>
        {address && <img src={address} alt="" className={picture} />}
        <span className={tag}>Variant {letter}</span>
      </button>
      <Tooltip label="Drop this variant">
        <button type="button" className={drop} aria-label={`Drop variant ${letter}`} onClick={onDrop}>
          <Icon of={X} size={14} />
        </button>
      </Tooltip>
    </li>
  );
}

const box = css({ display: 'grid', gap: '10', justifyItems: 'start' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12',
  w: 'full',
  listStyle: 'none',
  p: '0',
  _empty: { display: 'none' },
});
const cell = css({ position: 'relative' });
const card = css({
  position: 'relative',
  display: 'block',
  w: 'full',
  overflow: 'hidden',
  borderRadius: 'photo',
  bg: 'well',
  cursor: 'pointer',
  '&[aria-pressed=true]': { outline: '[2px solid {colors.ink}]', outlineOffset: '2' },
  _focusVisible: { outline: '[2px solid {colors.focus}]', outlineOffset: '2' },
});
const picture = css({ display: 'block', w: 'full', h: 'full', objectFit: 'cover' });
const tag = css({
  position: 'absolute',
  left: '8',
  bottom: '8',
  px: '8',
  py: '2',
  borderRadius: 'badge',
  bg: 'onPhoto.fill',
  color: 'seam',
  textStyle: 'small',
});
const drop = css({
  position: 'absolute',
  right: '6',
  top: '6',
  display: 'grid',
  placeItems: 'center',
  w: '24',
  h: '24',
  '@media (any-pointer: coarse)': { w: '44', h: '44', right: '0', top: '0' },
  borderRadius: 'full',
  bg: 'onPhoto.fill',
  color: 'seam',
  cursor: 'pointer',
  _focusVisible: { outline: '[2px solid {colors.focus}]', outlineOffset: '2' },
});
