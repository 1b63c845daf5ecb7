import { expect, test } from 'vitest';
import { EMPTY_ORDER, inputOf, type Order, roomTypeOf, sameRoomChoices, withOwn, withSameFor } from './order.js';

const images = ['one', 'two', 'three'].map((id) => ({ id, name: `${id}.jpg` }));
const order: Order = { ...EMPTY_ORDER, projectId: 'proj', images, suggested: { one: 'BEDROOM', two: 'LIVING_ROOM' } };
const roomsOf = (of: Order) => of.images.map(({ id }) => roomTypeOf(of, id));

test('a photo becomes what it seems to show, until a room type is chosen for all or for it alone', () => {
  expect(roomsOf(order)).toEqual(['BEDROOM', 'LIVING_ROOM', 'LIVING_ROOM']);
  const chosen: Order = { ...order, roomType: 'HOME_OFFICE', roomTypeChosen: true };
  expect(roomsOf(chosen)).toEqual(['HOME_OFFICE', 'HOME_OFFICE', 'HOME_OFFICE']);
  const own = withOwn(chosen, 'two', { roomType: 'DINING_ROOM' });
  expect(roomsOf(own)).toEqual(['HOME_OFFICE', 'DINING_ROOM', 'HOME_OFFICE']);
  const later = { ...own, suggested: { one: 'BEDROOM', two: 'BEDROOM', three: 'BEDROOM' } as const };
  expect(roomsOf(later)).toEqual(roomsOf(own));
});

test('only what differs is sent of a photo', () => {
  expect(inputOf({ ...order, suggested: {} })).not.toHaveProperty('photos');
  const said = withOwn(withOwn(order, 'two', { style: 'MODERN', notes: '  ' }), 'three', {
    style: 'JAPON',
    notes: ' no rug ',
  });
  const input = inputOf(said);
  expect(input).toMatchObject({ roomType: 'LIVING_ROOM', style: 'MODERN', inputMediaIds: ['one', 'two', 'three'] });
  expect(input.photos).toEqual([
    { mediaId: 'one', roomType: 'BEDROOM' },
    { mediaId: 'three', style: 'JAPON', notes: 'no rug' },
  ]);
  for (const ofForm of ['own', 'suggested', 'roomTypeChosen', 'images']) expect(input).not.toHaveProperty(ofForm);
});

test('what is said of a photo that is no longer chosen is not sent', () => {
  const said = withOwn(order, 'three', { notes: 'no rug' });
  expect(inputOf({ ...said, images: images.slice(1, 2) })).not.toHaveProperty('photos');
});

test('the style and words of one photo serve all chosen ones, which keep their rooms', () => {
  const said = withOwn(withOwn(order, 'one', { roomType: 'GAMING_ROOM' }), 'two', { style: 'MIAMI', notes: 'no rug' });
  expect(inputOf(withSameFor(said, 'two')).photos).toEqual([
    { mediaId: 'one', roomType: 'GAMING_ROOM', style: 'MIAMI', notes: 'no rug' },
    { mediaId: 'two', style: 'MIAMI', notes: 'no rug' },
    { mediaId: 'three', style: 'MIAMI', notes: 'no rug' },
  ]);
});

test('photos of one room stay so only as long as they are furnished alike', () => {
  const plain: Order = { ...order, suggested: {} };
  const said = withOwn(plain, 'two', { sameRoomAs: 'one', backWall: 'RIGHT' });
  expect(inputOf(said).photos).toEqual([{ mediaId: 'two', sameRoomAs: 'one', backWall: 'RIGHT' }]);
  expect(sameRoomChoices(said, 'one')).toEqual([]);
  expect(sameRoomChoices(said, 'three').map(({ id }) => id)).toEqual(['one']);
  const other = withOwn(said, 'one', { roomType: 'BEDROOM' });
  expect(inputOf(other).photos).toEqual([{ mediaId: 'one', roomType: 'BEDROOM' }]);
  expect(inputOf({ ...said, images: images.slice(1) })).not.toHaveProperty('photos');
});
