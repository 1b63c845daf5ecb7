import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import type { PlanEdit } from '../../../api/stager/contract.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Tooltip } from '../../components/Tooltip.js';
import { announce } from '../../feedback/announcer.js';

interface Variant {
  readonly letter: string;
  readonly edits: readonly PlanEdit[];
  /** address of its picture; null: the furniture cannot be drawn */
  readonly picture: string | null;
}

interface VariantsProps {
  readonly edits: readonly PlanEdit[];
  readonly aspect: number;
  readonly snapshot: () => Promise<Blob | null>;
  /** shows a variant in the editor */
  readonly onShow: (edits: readonly PlanEdit[]) => void;
}

/** Beside each other more would be too small to compare. */
const LETTERS = ['A', 'B', 'C'];

/** Up to three arrangements kept beside each other while the work goes on; any of them can be shown again. */
export function Variants({ edits, aspect, snapshot, onShow }: VariantsProps) {
  const [variants, setVariants] = useState<readonly Variant[]>([]);
  const pictures = useRef(new Set<string>());
  useEffect(() => {
    const made = pictures.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  const free = LETTERS.find((letter) => variants.every((one) => one.letter !== letter));

  async function keep() {
    if (free === undefined) return;
    const picture = await snapshot();
    const address = picture && URL.createObjectURL(picture);
    if (address) pictures.current.add(address);
    const all = [...variants, { letter: free, edits, picture: address }];
    setVariants(all.toSorted((a, b) => a.letter.localeCompare(b.letter)));
    announce(`Kept as variant ${free}.`);
  }
  return (
    <section aria-label="Variants" className={box}>
      <ul className={row}>
        {variants.map((variant) => (
          <li key={variant.letter} className={cell}>
            <button
              type="button"
              className={card}
              aria-pressed={variant.edits === edits}
              style={{ aspectRatio: aspect }}
              onClick={() => onShow(variant.edits)}
            >
              {variant.picture && <img src={variant.picture} alt="" className={picture} />}
              <span className={letter}>Variant {variant.letter}</span>
            </button>
            <Tooltip label="Drop this variant">
              <button
                type="button"
                className={drop}
                aria-label={`Drop variant ${variant.letter}`}
                onClick={() => setVariants(variants.filter((one) => one !== variant))}
              >
                <Icon of={X} size={14} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" disabled={free === undefined} onClick={() => void keep()}>
        {free === undefined ? 'Three variants are kept' : `Keep this as variant ${free}`}
      </Button>
    </section>
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
const letter = css({
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
