import { describe, expect, it } from 'vitest';
import { readNotes } from './notes.js';
import { programmes } from './programs/programmes.js';

const read = (notes: string, room: keyof typeof programmes = 'living_room') => readNotes(notes, programmes[room]);

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

  it('reads lists, and carries "no" over an "or"', () => {
    const { wishes, ignored } = read('no plants or art, two armchairs and a rug; make it bright');
    expect(Object.fromEntries(wishes)).toEqual({ plant: 0, art: 0, armchair: 2, rug: 1 });
    expect(ignored).toEqual(['make it bright']);
  });

  it('takes a name for several kinds as all of them to leave out, as one of them to add', () => {
    expect(Object.fromEntries(read('no lamps').wishes)).toEqual({ 'floor lamp': 0, 'table lamp': 0 });
    expect(Object.fromEntries(read('two chairs', 'dining_room').wishes)).toEqual({ armchair: 2 });
    expect(Object.fromEntries(read('six dining chairs', 'dining_room').wishes)).toEqual({ 'dining chair': 6 });
  });

  it('ignores what the room does not have, numbers beyond reason, and to go without the main piece', () => {
    const notes = 'two beds, 40 plants, no sofa, plants';
    expect(read(notes)).toMatchObject({ ignored: ['two beds', '40 plants', 'no sofa', 'plants'] });
    expect(read(notes).wishes.size).toBe(0);
  });

  it('finds nothing in empty notes', () => {
    expect(readNotes(undefined, programmes.bedroom)).toMatchObject({ ignored: [] });
    expect(read(' , ').wishes.size).toBe(0);
  });
});
