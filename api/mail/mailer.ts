/** The interface for mail; SMTP implements it. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
  /** a picture that the HTML shows as `cid:` with this id; left out: a file beside the text */
  readonly cid?: string;
}

export interface Mail {
  /** one address */
  readonly to: string;
  /** one line: line breaks and other control characters become spaces */
  readonly subject: string;
  readonly html: string;
  /** the same words for clients that show no HTML */
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** one address, where an answer goes instead of to the sender */
  readonly replyTo?: string;
  /** the same at every try, so that mail servers can discard a second copy; with its angle brackets */
  readonly messageId?: string;
  /** an address that unsubscribes by POST (RFC 8058) */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Passes the mail to the server.
   * @throws MailRefusedError when the server refuses this recipient or this content for good
   * @throws Error when it does not accept the mail now: another try may succeed
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server answered 5xx to the recipient or the content: another try would be refused as well. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
