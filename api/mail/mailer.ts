/** The interface for mail; SMTP implements it. */
interface Mail {
  /** one address */
  readonly to: string;
  readonly subject: string;
  /** plain text; people whose mail client shows no HTML read its paragraphs */
  readonly text: string;
}

export interface Mailer {
  /** Passes the mail to the server. @throws Error when the server does not accept it */
  send(mail: Mail): Promise<void>;
}
