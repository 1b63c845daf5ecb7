import { useId } from 'react';
import { css } from '#styled/css';
import { FieldError } from '../../components/Field.js';
import { Slider } from '../../components/Slider.js';
import { TextInput } from '../../components/TextInput.js';
import { lengthOf, type LengthScale, type Units } from '../../format/lengths.js';
import type { useTypedLength } from './useTypedLength.js';

interface CeilingHeightProps {
  /** metres */
  readonly value: number;
  readonly units: Units;
  readonly scale: LengthScale;
  readonly typed: ReturnType<typeof useTypedLength>;
  readonly onSlide: (metres: number) => void;
}

/** The height of the ceiling, by a slider or typed. */
export function CeilingHeight({ value, units, scale, typed, onSlide }: CeilingHeightProps) {
  const error = useId();
  const { problem, field } = typed;
  return (
    <Slider
      label="Ceiling height"
      value={scale.at(value)}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      spoken={(at) => lengthOf(scale.metres(at), units).spoken}
      onChange={(at) => onSlide(scale.metres(at))}
      field={
        <TextInput
          {...field}
          className={entry}
          aria-label={units === 'IMPERIAL' ? 'Ceiling height in feet and inches' : 'Ceiling height in metres'}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : error}
          autoComplete="off"
          maxLength={30}
        />
      }
      error={problem && <FieldError id={error}>{problem}</FieldError>}
    />
  );
}

const entry = css({ w: '[112px]', textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' });
