/** Mail to people: one interface, SMTP behind it. */
interface Mail {
  /** one address */
  readonly to: string;
  readonly subject: string;
  /** plain text; its paragraphs are what people without HTML read */
  readonly text: string;
}

export interface Mailer {
  /** Hands the mail to the server. @throws where the server does not take it */
  send(mail: Mail): Promise<void>;
}
