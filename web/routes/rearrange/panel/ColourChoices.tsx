import { useId } from 'react';
import { css } from '#styled/css';
import type { Vec3 } from '../../../../api/shared/geometry/types.js';
import { encodeSrgb } from '../../../../api/stager/photo/srgb.js';
import type { ColourChoice } from '../../../../api/stager/furniture/colours.js';

interface ColourChoicesProps {
  readonly choices: readonly ColourChoice[];
  /** index */
  readonly value: number | null;
  readonly onChange: (index: number) => void;
}

/** @param linear reflectances */
const cssOf = (linear: Vec3): string => `rgb(${linear.map((share) => Math.round(255 * encodeSrgb(share))).join(' ')})`;

/** The style's colours for a piece. */
export function ColourChoices({ choices, value, onChange }: ColourChoicesProps) {
  const name = useId();
  const chosen = value === null ? undefined : choices[value];
  return (
    <fieldset>
      <legend className={legend}>
        Colour <span className={quiet}>{chosen?.name}</span>
      </legend>
      <div className={row}>
        {choices.map((choice, index) => (
          <label key={choice.name} className={swatch} title={choice.name} style={{ background: cssOf(choice.colour) }}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name}
              checked={index === value}
              onChange={() => onChange(index)}
              className={css({ srOnly: true })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const legend = css({ textStyle: 'label', mb: '6' });
const quiet = css({ color: 'ink.muted' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const swatch = css({
  position: 'relative',
  w: '32',
  h: '32',
  '@media (any-pointer: coarse)': { w: '44', h: '44' },
  borderRadius: 'full',
  boxShadow: '[inset 0 0 0 1px {colors.line.strong}]',
  cursor: 'pointer',
  '&:has(:checked)': { outline: '[2px solid {colors.ink}]', outlineOffset: '2' },
  '&:has(:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '4' },
});
