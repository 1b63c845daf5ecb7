import { describe, expect, it } from 'vitest';
import { disclosureText, remarksOf, type DisclosedPhoto } from './disclosureText.js';

const PAGE = 'https://showhome.example/see/abc';

const photo = (changes: Partial<DisclosedPhoto> = {}): DisclosedPhoto => ({
  room: 'living room',
  staged: ['01-living-room-staged.jpg', '01-living-room-staged-mls.jpg'],
  original: '01-living-room-original.jpg',
  altText: 'Added: a sofa; nothing removed.',
  page: `${PAGE}#1`,
  ...changes,
});

const written = (changes: Partial<Parameters<typeof disclosureText>[0]> = {}) =>
  disclosureText({ address: '12 Elm Street', page: PAGE, photos: [photo()], ...changes }).toString();

describe('the text to paste', () => {
  it('has a caption for each photo that says all that the law asks for', () => {
    const lines = written().split('\r\n');
    expect(lines).toContain(
      'Virtually staged. This image was digitally altered: furniture and decor were added by virtual staging. ' +
        `The original, unaltered photo can be seen at ${PAGE}#1`,
    );
    expect(lines).toContain('PHOTO 1: LIVING ROOM');
    expect(lines).toContain('Staged: 01-living-room-staged.jpg, 01-living-room-staged-mls.jpg');
    expect(lines).toContain('Added: a sofa; nothing removed.');
  });

  it('says that it is no legal advice', () => expect(written()).toContain('This is information and no legal advice.'));

  it('names the original’s file in the pack where there is no public page', () => {
    const text = written({ page: null, photos: [photo({ page: null })] });
    expect(text).not.toContain('http');
    expect(text).toContain('Original: 01-living-room-original.jpg (in this pack)');
    expect(text).toContain('is published beside it (file 01-living-room-original.jpg)');
    expect(text).toContain('publish the original of this pack directly beside the staged picture');
    expect(written()).not.toContain('publish the original of this pack');
  });

  it('keeps an address of several lines on one, in any script', () => {
    expect(written({ address: 'רחוב הרצל 12\nPHOTO 9: KITCHEN' })).toContain('\r\nרחוב הרצל 12 PHOTO 9: KITCHEN\r\n');
  });

  it('begins with a byte order mark and ends its lines as Windows does', () => {
    expect(written().charCodeAt(0)).toBe(0xfeff);
    expect(written().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('the remarks of the listing', () => {
  it.each([
    [PAGE, [photo()], `1 photo of this listing was digitally altered`, `photo can be seen at ${PAGE}`],
    [PAGE, [photo(), photo()], `2 photos of this listing were digitally altered`, `photos can be seen at ${PAGE}`],
    [null, [photo()], '1 photo', `photo can be seen at ${PAGE}#1`],
    [null, [photo(), photo()], '2 photos', 'photos can be seen at the address in each caption.'],
    [null, [photo({ page: null })], '1 photo', 'photo is published beside the staged one.'],
    [null, [photo({ page: null }), photo()], '2 photos', 'photos are published beside the staged ones.'],
  ])('with the page %s', (page, photos, altered, original) => {
    const remarks = remarksOf({ page, photos });
    expect(remarks).toMatch(/^Virtually staged\. /);
    expect(remarks).toContain(altered);
    expect(remarks).toContain(original);
  });
});
