import { describe, expect, it } from 'vitest';
import type { Kind } from '../../kinds.js';
import { readNotes } from './notes.js';
import type { Setting } from '../../contract.js';
import { meaningOf, outcomesOf, noteWarnings } from './noteWords.js';

/** What is asked for, and the phrases that ask for nothing. */
function read(notes: string | undefined, room: Setting = 'living_room') {
  const { wishes, phrases } = readNotes(notes, room);
  const ignored = phrases.filter(({ reading }) => reading === 'unknown' || reading === 'refused');
  return { wishes, ignored: ignored.map(({ text }) => text) };
}

function said(notes: string, placed: Partial<Record<Kind, number>> = {}) {
  const pieces = Object.entries(placed).flatMap(([kind, count]) => Array(count).fill({ kind: kind as Kind }));
  return noteWarnings(outcomesOf(readNotes(notes, 'living_room').phrases, pieces)).map(({ message }) => message);
}

describe('readNotes', () => {
  it.each([
    ['no plants', 'plant', 0],
    ['No Rug', 'rug', 0],
    ['without any curtains', 'curtain', 0],
    ['two armchairs', 'armchair', 2],
    ['2 armchairs', 'armchair', 2],
    ['a coffee table', 'coffee table', 1],
    ['please add three potted plants', 'plant', 3],
    ['one couch', 'sofa', 1],
    ['two bookshelves', 'bookcase', 2],
    ['no TV', 'television', 0],
    ['an ottoman', 'pouf', 1],
  ] as const)('understands "%s"', (notes, kind, count) => {
    const { wishes, ignored } = read(notes);
    expect(wishes.get(kind)).toBe(count);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['no carpet', 'bedroom', 'rug', 0],
    ['without candles', 'dining_room', 'candles', 0],
    ['one cork board', 'home_office', 'pinboard', 1],
    ['a china cabinet', 'dining_room', 'display cabinet', 1],
    ['no drapes', 'bedroom', 'curtain', 0],
    ['three screens', 'gaming_room', 'monitor', 3],
  ] as const)('understands "%s" in a %s', (notes, room, kind, count) => {
    const { wishes, ignored } = read(notes, room);
    expect(wishes.get(kind)).toBe(count);
    expect(ignored).toEqual([]);
  });

  it('reads lists, and applies "no" to all items joined by "or"', () => {
    const { wishes, ignored } = read('no plants or art, two armchairs and a rug; make it bright');
    expect(Object.fromEntries(wishes)).toEqual({ plant: 0, art: 0, armchair: 2, rug: 1 });
    expect(ignored).toEqual(['make it bright']);
  });

  it('excludes all kinds that share a name, and adds one of them', () => {
    expect(Object.fromEntries(read('no lamps').wishes)).toEqual({ 'floor lamp': 0, 'table lamp': 0 });
    expect(Object.fromEntries(read('two chairs', 'dining_room').wishes)).toEqual({ armchair: 2 });
    expect(Object.fromEntries(read('six dining chairs', 'dining_room').wishes)).toEqual({ 'dining chair': 6 });
  });

  it('ignores kinds that the room type lacks, excessive numbers, and a request to omit the main piece', () => {
    const notes = 'two beds, 40 plants, no sofa, plants';
    expect(read(notes)).toMatchObject({ ignored: ['two beds', '40 plants', 'no sofa', 'plants'] });
    expect(read(notes).wishes.size).toBe(0);
  });

  it('finds nothing in empty notes', () => {
    expect(read(undefined, 'bedroom')).toMatchObject({ ignored: [] });
    expect(read(' , ').wishes.size).toBe(0);
  });

  it.each(['Please arrange the room anew in the same style.', 'Two armchairs, no plants'])(
    'understands what the app itself writes: "%s"',
    (notes) => {
      expect(read(notes).ignored).toEqual([]);
    },
  );

  it('ignores polite phrases', () => {
    const { phrases, wishes } = readNotes(
      'Hello, no rug please. Two armchairs, thank you. Please, thanks!',
      'living_room',
    );
    expect(phrases.map(({ text }) => text)).toEqual(['no rug please', 'Two armchairs']);
    expect(Object.fromEntries(wishes)).toEqual({ rug: 0, armchair: 2 });
  });

  it('reads names of Object.prototype members as plain words', () => {
    expect(read('no constructor, constructor sofa, 2 toString').ignored).toHaveLength(3);
  });

  it('gives the reason why a wish that it understood is not met', () => {
    const { phrases } = readNotes(
      'two beds, 40 plants, no sofa, two armchairs; no armchairs, make it cosy',
      'living_room',
    );
    expect(phrases).toEqual([
      { text: 'two beds', reading: 'refused', reason: 'a living room has no beds' },
      { text: '40 plants', reading: 'refused', reason: 'at most 12 of a piece can be placed' },
      { text: 'no sofa', reading: 'refused', reason: 'a living room needs its sofa' },
      { text: 'two armchairs', reading: 'refused', reason: '"no armchairs" comes later' },
      { text: 'no armchairs', reading: 'wish', kinds: ['armchair'], count: 0 },
      { text: 'make it cosy', reading: 'unknown' },
    ]);
  });
});

describe('meaningOf', () => {
  it.each([
    ['two couches', '2 sofas'],
    ['a rug', '1 rug'],
    ['No lamps', 'no floor lamps or table lamps'],
    ['no books', 'no books'],
    ['no art', 'no pictures'],
    ['eleven books', '11 books'],
    ['twelve books', '12 books'],
    ['Please arrange the room anew in the same style', 'a new arrangement'],
    ['make it cosy', null],
    ['two beds', null],
  ])('says of "%s": %s', (notes, meaning) => {
    expect(readNotes(notes, 'living_room').phrases.map(meaningOf)).toEqual([meaning]);
  });
});

describe('noteWarnings', () => {
  it.each([
    ['two armchairs', { armchair: 1 }, 'Only one armchair fits here.'],
    ['5 armchairs', { armchair: 2 }, 'Only two armchairs fit here.'],
    ['an ottoman', {}, 'No pouf fits here.'],
    ['one rug', { rug: 2 }, 'Two rugs were added; one was asked for.'],
    ['no plants', { plant: 1 }, 'A plant was added; none was asked for.'],
    ['make it cosy', {}, '"make it cosy" was not understood: notes may say "no plants" or "two armchairs".'],
    ['two beds', {}, '"two beds" was left out: a living room has no beds.'],
  ])('of "%s" where there are %o: %s', (notes, placed, sentence) => {
    expect(said(notes, placed)).toEqual([sentence]);
  });

  it('is empty for wishes that are met', () => {
    expect(said('two armchairs, no plants; rearrange the room', { armchair: 2 })).toEqual([]);
  });
});
