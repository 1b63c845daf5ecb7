import { expect, test } from 'vitest';
import { attachment } from './disposition.js';

test.each([
  ['Größe (2).jpg', `attachment; filename="Gr__e (2).jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%282%29.jpg`],
  ['100% done.jpg', `attachment; filename="100_ done.jpg"; filename*=UTF-8''100%25%20done.jpg`],
  ['../../etc/passwd', `attachment; filename="__.._etc_passwd"; filename*=UTF-8''__.._etc_passwd`],
  ['..', `attachment; filename="_"; filename*=UTF-8''_`],
  ['C:\\room.jpg', `attachment; filename="C:_room.jpg"; filename*=UTF-8''C%3A_room.jpg`],
  ['a\r\nset-cookie: b', `attachment; filename="a__set-cookie: b"; filename*=UTF-8''a__set-cookie%3A%20b`],
  ['a%0d%0Ab%2fc', `attachment; filename="a__b_c"; filename*=UTF-8''a__b_c`],
  ['photo\u202egpj.exe', `attachment; filename="photo_gpj.exe"; filename*=UTF-8''photo_gpj.exe`],
  ['half \ud800', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
])('saves %j as a single file name', (name, header) => expect(attachment(name)).toBe(header));
