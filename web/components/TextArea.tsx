import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { input } from '#styled/recipes';
import { useFieldControl } from './useFieldControl.js';

type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines of text; inside a Field it is tied to that field's label, hint and error. */
export function TextArea({ className, rows = 2, ...rest }: TextAreaProps) {
  return (
    <textarea {...rest} {...useFieldControl(rest)} rows={rows} className={cx(input({ kind: 'area' }), className)} />
  );
}
