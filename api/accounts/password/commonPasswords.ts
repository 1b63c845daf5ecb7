import { dictionary } from '@zxcvbn-ts/language-common';

/** What the dictionary lacks: words of this trade and of sign-in pages, and passwords of late. In lower case. */
const LACKING = `
  1q2w3e4r5t6y7u8i 2468101214 administrador adminpass adminroot alwaysandforever asdf;lkj bestfriends coca-cola
  contraseña firstlove fortnite friends4ever gmail gunsnroses harleydavidson heartbreak hello2you homesweethome hotmail
  iloveyousomuch instagram jonasbrothers linkedin lionelmessi login logmein lordoftherings michaeljordan mountaindew
  onedirection openhouse passphrase plmoknijb princesita puppylove qwer!234 realestate roblox showhome
  skateboarding snowboarding superadmin superuser thepassword tinkerbelle toor twitter winniethepooh wsxedcrf yahoo
`;
const COMMON = new Set([...dictionary['passwords-common'], ...LACKING.trim().split(/\s+/)]);

/** One to six characters over and over; hundreds of them are nobody's first guess. */
const REPETITION = /^(.{1,6})\1{1,15}$/;

const backwards = (text: string) => [...text].toReversed().join('');

/** What stands side by side on a keyboard or in the alphabet. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm',
].flatMap((row) => [row, backwards(row)]);

/** Signs that are put for the letter that they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '5': 's', '3': 'e' };

const spelled = (word: string) => word.replace(/[@$053]/g, (sign) => LOOKALIKES[sign]);

/** What is put behind a word to please a rule: a number of two digits, a count from one, a year; a sign. */
const DRESSING = /(?:[!@#$_.]?(?:\d\d?|123|1234|12345|123456|20[0-3]\d))?[!.#]?$/;

const isGuessedFirst = (word: string) =>
  COMMON.has(word) || COMMON.has(spelled(word)) || REPETITION.test(word) || ROWS.some((row) => row.includes(word));

/** Whether it is among the first that anybody guesses, in either case, with or without a number behind it. */
export function isCommon(password: string): boolean {
  const word = password.toLowerCase();
  return isGuessedFirst(word) || isGuessedFirst(word.replace(DRESSING, ''));
}
