import { ConflictError } from './errors.js';
import { typeOfId } from './ids.js';

/**
 * Compares what a caller saw with what is there now. To be called while the row is held.
 * @param expected what the caller saw of the fields that they change; undefined: whatever it is
 * @param names each field in people's words
 * @throws ConflictError that names the first field that somebody changed meanwhile, and its value now
 */
export function requireAsExpected<Field extends string>(
  now: Readonly<Record<NoInfer<Field>, unknown>>,
  expected: Partial<Readonly<Record<NoInfer<Field>, unknown>>> | null | undefined,
  names: Readonly<Record<Field, string>>,
): void {
  for (const field of Object.keys(names) as Field[]) {
    const was = expected?.[field];
    if (was === undefined || JSON.stringify(was) === JSON.stringify(now[field])) continue;
    const name = names[field];
    throw new ConflictError(
      `Somebody has changed the ${name} meanwhile${nowOf(now[field])}. Nothing was saved: look at it, then change it again.`,
      'CHANGED_MEANWHILE',
    );
  }
}

const LONGEST_SHOWN = 100;

/** The value as part of a sentence; ids and switches say nothing to people. */
function nowOf(value: unknown): string {
  if (typeof value === 'boolean' || (typeof value === 'string' && typeOfId(value))) return '';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '').replaceAll('_', ' ');
  if (text === '') return ', and it is empty now';
  return `, to “${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}”`;
}
