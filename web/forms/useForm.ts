import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import type { Problems } from './problems.js';

type Draft = Readonly<Record<string, string>>;

export interface FormSettings<D extends Draft> {
  readonly start: D;
  /** what is wrong at the start */
  readonly wrong?: Problems;
  /** what is wrong before anything is sent */
  readonly check?: (draft: D) => Problems;
  /**
   * @param only of the values to be sent those whose fields the person changed: another tab may have changed the others
   * @param before what the fields held when the person began
   * @returns what the server refused, or null on success
   */
  readonly send: (draft: D, only: OnlyChanged, before: D) => Promise<Problems | null>;
  /** what the fields hold after a success; default: what was typed */
  readonly after?: (draft: D) => D;
}

type OnlyChanged = <Values extends object>(values: Values) => Partial<Values>;

/** The fields after `sent` succeeded, except those in which something was typed since. */
function keepTyped<D extends Draft>(now: D, sent: D, done: D): D {
  const fields = Object.keys(done).map((name) => [name, now[name] === sent[name] ? done[name] : now[name]]);
  return Object.fromEntries(fields);
}

const onlyChanged =
  <D extends Draft>(draft: D, base: D): OnlyChanged =>
  (values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => draft[name] !== base[name])) as Partial<typeof values>;

/**
 * A form's fields, what is wrong with them, and sending them. A failure keeps what was typed and moves the focus to the
 * first refused field within the element of `around`. A field's problem is shown until the field changes.
 */
export function useForm<D extends Draft>({ start, wrong = {}, check, send, after }: FormSettings<D>) {
  const [draft, setDraft] = useState(start);
  /** what the fields held when the person began, or after the last success */
  const [base, setBase] = useState(start);
  const [found, setFound] = useState({ problems: wrong, of: start });
  const [busy, setBusy] = useState(false);
  const [element, around] = useState<HTMLElement | null>(null);
  useEffect(() => {
    element?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [found, element]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    const missing = check?.(draft) ?? {};
    setFound({ problems: missing, of: draft });
    if (Object.values(missing).some(Boolean)) return;
    setBusy(true);
    const refused = await send(draft, onlyChanged(draft, base), base);
    setBusy(false);
    setFound({ problems: refused ?? {}, of: draft });
    if (!refused) setBase(after?.(draft) ?? draft);
    if (!refused && after) setDraft((now) => keepTyped(now, draft, after(draft)));
  }

  const stands = ([name]: [string, unknown]) => draft[name] === found.of[name];
  const problems: Problems = Object.fromEntries(Object.entries(found.problems).filter(stands));
  const set = (change: Partial<D>) => setDraft((before) => ({ ...before, ...change }));
  const clear = () => setFound({ problems: {}, of: draft });
  const field = (name: keyof D & string) => ({
    name,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });
  return { draft, set, field, problems, clear, busy, submit, around };
}

export type Form = Pick<ReturnType<typeof useForm>, 'problems' | 'busy' | 'submit' | 'around'>;
