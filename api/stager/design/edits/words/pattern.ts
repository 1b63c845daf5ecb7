/** A regular expression in parts, one after the other. */
export const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'u');
