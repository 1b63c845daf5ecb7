/** Compares two files of answers. */
import { readFileSync } from 'node:fs';

interface Case {
  readonly status: string;
  readonly body: string;
}

/** By operation, asker, mode, variables, and a number where the same case comes again. */
function casesIn(file: string): Map<string, Case> {
  const cases = new Map<string, Case>();
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [name, who, mode, variables, status = '', , ...body] = line.split('\t');
    const base = [name, who, mode, variables].join(' ');
    let key = base;
    for (let k = 2; cases.has(key); k++) key = `${base} (${k})`;
    cases.set(key, { status, body: body.join('\t') });
  }
  return cases;
}

/** Characters that are shown around the first difference. */
const AROUND = 90;

function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - AROUND);
  const shown = (text: string) => text.slice(from, at + AROUND);
  return `    at character ${at} of ${before.length} and ${after.length}\n    - ${shown(before)}\n    + ${shown(after)}`;
}

/** Prints the cases that differ. @returns whether there is none */
export function compare(beforeFile: string, afterFile: string): boolean {
  const [before, after] = [casesIn(beforeFile), casesIn(afterFile)];
  const faults: string[] = [];
  for (const [key, { status, body }] of before) {
    const now = after.get(key);
    if (!now) faults.push(`${key}\n    only in ${beforeFile}`);
    else if (now.status !== status) faults.push(`${key}\n    ${status} became ${now.status}`);
    else if (now.body !== body) faults.push(`${key}\n${difference(body, now.body)}`);
  }
  for (const key of after.keys()) if (!before.has(key)) faults.push(`${key}\n    only in ${afterFile}`);
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} of ${before.size} cases differ.`);
  return faults.length === 0;
}
