import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that the dictionary lacks: of this trade and of sign-in pages, and recent passwords. In lower case. */
const LACKING = `
  1q2w3e4r5t6y7u8i 2468101214 administrador adminpass adminroot alwaysandforever asdf;lkj bestfriends coca-cola
  contraseña firstlove fortnite friends4ever gmail gunsnroses harleydavidson heartbreak hello2you homesweethome hotmail
  iloveyousomuch instagram jonasbrothers linkedin lionelmessi login logmein lordoftherings michaeljordan mountaindew
  onedirection openhouse passphrase plmoknijb princesita puppylove qwer!234 realestate roblox showhome
  skateboarding snowboarding superadmin superuser thepassword tinkerbelle toor twitter winniethepooh wsxedcrf yahoo
`;
const COMMON = new Set([...dictionary['passwords-common'], ...LACKING.trim().split(/\s+/)]);

/** One to six characters, repeated; a longer pattern is not easy to guess. */
const REPETITION = /^(.{1,6})\1{1,15}$/;

const backwards = (text: string) => [...text].toReversed().join('');

/** Neighbours on a keyboard or in the alphabet. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm',
].flatMap((row) => [row, backwards(row)]);

/** Signs that replace a letter that looks alike. */
const LOOKALIKES = new Map([
  ['@', 'a'],
  ['$', 's'],
  ['0', 'o'],
  ['5', 's'],
  ['3', 'e'],
]);

const spelled = (word: string) => word.replace(/[@$053]/g, (sign) => LOOKALIKES.get(sign) ?? sign);

/** A usual suffix: a number of two digits, a count from one, a year; a sign. */
const DRESSING = /(?:[!@#$_.]?(?:\d\d?|123|1234|12345|123456|20[0-3]\d))?[!.#]?$/;

const isGuessedFirst = (word: string) =>
  COMMON.has(word) || COMMON.has(spelled(word)) || REPETITION.test(word) || ROWS.some((row) => row.includes(word));

/** Whether the password is easy to guess: a common word in any case, with or without a usual suffix. */
export function isCommon(password: string): boolean {
  const word = password.toLowerCase();
  return isGuessedFirst(word) || isGuessedFirst(word.replace(DRESSING, ''));
}
