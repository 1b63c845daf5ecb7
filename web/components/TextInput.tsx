import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { input } from '#styled/recipes';
import { useFieldControl } from './useFieldControl.js';

type TextInputProps = ComponentProps<'input'>;

/** One line of text; inside a Field it is tied to that field's label, hint and error. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} className={cx(input(), className)} />;
}
