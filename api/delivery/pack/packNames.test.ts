import { describe, expect, it, test } from 'vitest';
import { pictureName, uniqueNames, zipName } from './packNames.js';

describe('the name of a ZIP', () => {
  it.each([
    ['12 Elm Street', '12-elm-street.zip'],
    ["O'Brien’s Lane 5, Apt. #3", 'obriens-lane-5-apt-3.zip'],
    ['Große Straße 7, Łódź', 'grosse-strasse-7-lodz.zip'],
    ['Çırağan Caddesi № 4½', 'ciragan-caddesi-no-41-2.zip'],
    ['İstiklal Cd.', 'istiklal-cd.zip'],
    ['东京都港区1丁目', '东京都港区1丁目.zip'],
    ['がんばれ通り', 'がんばれ通り.zip'],
    ['서울 강남구', '서울-강남구.zip'],
    ['ул. Новый Арбат, 8', 'ул-новый-арбат-8.zip'],
    ['רחוב הרצל 12', 'רחוב-הרצל-12.zip'],
    ['श्री मार्ग', 'श्री-मार्ग.zip'],
    ['../../etc/passwd', 'etc-passwd.zip'],
    ['..hidden', 'hidden.zip'],
    ['C:\\Users\\a<b>|c?*"', 'c-users-a-b-c.zip'],
    ['\u202ecod.exe\u0000\ud800', 'cod-exe.zip'],
    ['CON', 'listing-con.zip'],
    ['com¹', 'listing-com1.zip'],
    ['🏡🏡', 'listing.zip'],
    ['\u0301', 'listing.zip'],
    ['', 'listing.zip'],
  ])('of %j is %j', (address, name) => expect(zipName(address)).toBe(name));

  it.each(['Elm Street and Oak Avenue '.repeat(20), 'x'.repeat(5000), '路'.repeat(500), 'श्री'.repeat(100)])(
    'is short for %.20s…',
    (address) => {
      const stem = zipName(address).slice(0, -'.zip'.length);
      expect(Array.from(stem).length).toBeLessThanOrEqual(60);
      expect(Array.from(stem).length).toBeGreaterThan(30);
      expect(stem).not.toMatch(/-$/);
      expect(Buffer.byteLength(zipName(address))).toBeLessThanOrEqual(255);
    },
  );

  it('ends with a whole word where the address is cut', () => {
    const name = zipName('1200 Northwestern Boulevard of the Americas, Building Number Seven, Floor Two');
    expect(name).toBe('1200-northwestern-boulevard-of-the-americas-building-number.zip');
  });
});

test('a picture’s name has its place, its room and what it is', () => {
  const name = { place: 0, room: 'living room', extension: 'jpg' } as const;
  expect(pictureName({ ...name, what: 'original' })).toBe('01-living-room-original.jpg');
  expect(pictureName({ ...name, place: 39, what: 'staged-mls' })).toBe('40-living-room-staged-mls.jpg');
});

test('no name is given out twice, in capitals or not', () => {
  const unique = uniqueNames();
  const given = ['a.jpg', 'A.jpg', 'a.jpg', 'a-2.jpg', 'a.png', 'plain', 'plain'].map(unique);
  expect(given).toEqual(['a.jpg', 'A-2.jpg', 'a-3.jpg', 'a-2-2.jpg', 'a.png', 'plain', 'plain-2']);
});
