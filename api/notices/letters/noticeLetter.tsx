/** @jsxRuntime automatic */
/** What the letters of all kinds have in common. */
import type { ReactElement } from 'react';
import type { LetterProps } from '../../mail/letter/Letter.js';
import { TextLink } from '../../mail/letter/parts.js';
import type { Attachment } from '../../mail/mailer.js';
import type { Env } from '../../env.js';
import type { Services } from '../../services.js';

export interface NoticeLetter {
  readonly services: Services;
  /** ends mails of this kind */
  readonly unsubscribe: string;
}

export interface Written {
  readonly subject: string;
  readonly letter: ReactElement<LetterProps>;
  readonly attachments?: readonly Attachment[];
  readonly replyTo?: string;
}

interface FootProps extends Pick<NoticeLetter, 'unsubscribe'> {
  /** why the recipient gets this mail, in a sentence */
  readonly why: string;
  /** the page of their mail settings; left out: they have no account */
  readonly settings?: string;
}

export function Foot({ why, unsubscribe, settings }: FootProps) {
  return (
    <>
      {why} <TextLink href={unsubscribe}>No more mails of this kind</TextLink>
      {settings !== undefined && (
        <>
          {' · '}
          <TextLink href={settings}>Mail settings</TextLink>
        </>
      )}
    </>
  );
}

export const mailSettings = ({ publicUrl }: Pick<Env, 'publicUrl'>) => `${publicUrl}/settings?section=mail`;
export const reviewOf = ({ publicUrl }: Pick<Env, 'publicUrl'>, jobId: string) => `${publicUrl}/staging/${jobId}`;
export const projectPage = ({ publicUrl }: Pick<Env, 'publicUrl'>, id: string) => `${publicUrl}/projects/${id}`;

const LONGEST = 90;

/** A user's text as part of a subject; a longer one is cut. */
export const inSubject = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
