import type { ReactElement } from 'react';
import type { LetterProps } from './letter/Letter.js';
import { renderLetter } from './letter/renderLetter.js';
import type { Mail, Mailer } from './mailer.js';

interface LetterMail extends Omit<Mail, 'html' | 'text'> {
  readonly letter: ReactElement<LetterProps>;
}

/** Passes a letter to the mail server, as HTML and as text. @throws as Mailer.send */
export async function sendLetter(mailer: Mailer, { letter, ...mail }: LetterMail): Promise<void> {
  await mailer.send({ ...mail, ...(await renderLetter(letter)) });
}
