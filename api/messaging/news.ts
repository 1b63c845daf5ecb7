/** What a notice tells of. It names the rows, which are read again when the mail is written. */
interface NewsOfJob {
  readonly jobId: string;
}

interface NewsOfInvoice {
  readonly invoiceId: string;
}

interface NewsOfWebhook {
  readonly endpointId: string;
}

export type SellerVerdict = 'looks_good' | 'please_change';

export interface SellerAnswer {
  readonly jobId: string;
  /** of the answer: each is told once */
  readonly answerId: string;
  /** as the seller gave it; may be empty */
  readonly firstName: string;
  readonly verdict: SellerVerdict;
  /** the seller's own; may be empty */
  readonly words: string;
}

export type News =
  /** Proofs wait for a review. One notice for a round and a number of staged photos, so that a retry is told anew. */
  | ({ readonly kind: 'proof_ready'; readonly round: number; readonly staged: number } & NewsOfJob)
  | ({ readonly kind: 'seller_answered' } & SellerAnswer)
  /**
   * One notice for a number of finals, so that photos that are delivered later are told anew. It is told when the
   * approval cannot be taken back any more; `approvedAt`, as ISO 8601, of the last one: a new one makes it untrue.
   */
  | ({ readonly kind: 'delivered'; readonly finals: number; readonly approvedAt?: string } & NewsOfJob)
  | ({ readonly kind: 'payment_received' } & NewsOfInvoice)
  /** Somebody sends an invoice by mail; `sendingId` is of that press of the button. */
  | ({ readonly kind: 'invoice_sent'; readonly sendingId: string } & NewsOfInvoice)
  /** `dueDate` as YYYY-MM-DD: a new one makes an older reminder untrue. */
  | ({ readonly kind: 'invoice_overdue'; readonly dueDate: string; readonly time: 'first' | 'second' } & NewsOfInvoice)
  /** The system has switched a webhook off. One notice for each time, `offAt` as ISO 8601. */
  | ({ readonly kind: 'webhook_off'; readonly offAt: string } & NewsOfWebhook);

export type NewsOf<Kind extends News['kind']> = Extract<News, { readonly kind: Kind }>;

/** The id of what it is about. */
export function subjectOf(news: News): string {
  if ('jobId' in news) return news.jobId;
  return 'endpointId' in news ? news.endpointId : news.invoiceId;
}

/** The event's name, by which each recipient is told of it once. */
export function eventOf(news: News): string {
  switch (news.kind) {
    case 'proof_ready':
      return [news.kind, news.jobId, news.round, news.staged].join(' ');
    case 'seller_answered':
      return [news.kind, news.jobId, news.answerId].join(' ');
    case 'delivered':
      return [news.kind, news.jobId, news.finals].join(' ');
    case 'payment_received':
      return [news.kind, news.invoiceId].join(' ');
    case 'invoice_sent':
      return [news.kind, news.invoiceId, news.sendingId].join(' ');
    case 'invoice_overdue':
      return [news.kind, news.invoiceId, news.dueDate, news.time].join(' ');
    case 'webhook_off':
      return [news.kind, news.endpointId, news.offAt].join(' ');
  }
}
