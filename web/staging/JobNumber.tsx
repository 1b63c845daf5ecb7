import { css } from '#styled/css';
import { shortJobId } from '../format/shortJobId.js';

/** A job's number in a title, in the text font: the figures of the display font are for addresses. */
export function JobNumber({ id }: { readonly id: string }) {
  return <span className={number}>#{shortJobId(id)}</span>;
}

const number = css({ textStyle: 'number', fontSize: '[0.89em]', fontWeight: 'semibold', letterSpacing: '[0.01em]' });
