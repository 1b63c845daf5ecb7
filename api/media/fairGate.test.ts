import { describe, expect, it } from 'vitest';
import { fairGate, LineIsFull } from './fairGate.js';

/** Pieces of work that end on command; `begun` lists the order in which they began. */
function work(gate: ReturnType<typeof fairGate>) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const start = (side: string, name: string) =>
    gate(side, () => {
      begun.push(name);
      return new Promise<void>((done) => end.set(name, done));
    });
  const finish = async (name: string, whole: Promise<void>) => {
    end.get(name)?.();
    await whole;
    await Promise.resolve();
  };
  return { begun, start, finish };
}

describe('a gate', () => {
  it('gives one side some of the places, so that another side begins at once', async () => {
    const { begun, start, finish } = work(fairGate({ most: 3, mostEach: 2, longestLine: 50 }));
    const a1 = start('a', 'a1');
    for (const name of ['a2', 'a3', 'a4', 'a5']) void start('a', name);
    expect(begun).toEqual(['a1', 'a2']);
    void start('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await finish('a1', a1);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('alternates between the sides, however many of one side wait', async () => {
    const { begun, start, finish } = work(fairGate({ most: 1, mostEach: 1, longestLine: 50 }));
    const ends = new Map<string, Promise<void>>();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ends.set(name, start(name.charAt(0), name));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      expect(begun.at(-1)).toBe(name);
      await finish(name, ends.get(name) ?? Promise.resolve());
    }
  });

  it('refuses work beyond the length of a side’s line, and accepts it after the line has moved', async () => {
    const { begun, start, finish } = work(fairGate({ most: 1, mostEach: 1, longestLine: 1 }));
    const a1 = start('a', 'a1');
    void start('a', 'a2');
    await expect(start('a', 'a3')).rejects.toThrow(LineIsFull);
    void start('b', 'b1');
    await finish('a1', a1);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('passes the place on when the work fails', async () => {
    const gate = fairGate({ most: 1, mostEach: 1, longestLine: 1 });
    await expect(gate('a', () => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
    await expect(gate('a', async () => 'done')).resolves.toBe('done');
  });
});
