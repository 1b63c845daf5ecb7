import { expect, it } from 'vitest';
import { signedInPage } from './signedInPage.js';

it.each(['</script>', '<!--<script>', 'a\u2028b\u2029c', '$& "quoted" \\u003c'])(
  'writes the name %j as data',
  (name) => {
    const user = { id: 'usr_1', firstName: name, lastName: 'Lee', email: 'ann@example.com' };
    const html = signedInPage('<head><title>Showhome</title></head>', user, []);
    const [, session = ''] = /^<head><script[^>]*>(.*)<\/script><title>Showhome<\/title><\/head>$/s.exec(html) ?? [];
    expect(session).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(session)).toEqual(user);
  },
);
