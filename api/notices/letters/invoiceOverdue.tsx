/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Facts, Given, Paragraph } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { visibleInvoice } from '../rows.js';
import { answersTo, attachPdf, factsOf, sellerName, totalText } from './invoiceParts.js';
import { Foot, inSubject, type NoticeLetter, type Written } from './noticeLetter.js';

const NAMES = { first: 'Reminder', second: 'Second reminder' } as const;

/** Reminds the recipient of an overdue invoice. Null when it is paid by now, or has a new due date. */
export async function invoiceOverdueLetter(
  news: NewsOf<'invoice_overdue'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const invoice = await visibleInvoice(services.prisma, news);
  if (!invoice) return null;
  const { invoiceNumber } = invoice;
  const seller = sellerName(invoice);
  const name = NAMES[news.time];
  return {
    subject: `${name}: invoice ${invoiceNumber} from ${inSubject(seller)} is overdue`,
    ...answersTo(invoice),
    attachments: [await attachPdf(invoice)],
    letter: (
      <Letter
        title={`${name}: an invoice is overdue`}
        preview={`${totalText(invoice)} to ${seller} was due. If it is paid already, ignore this mail.`}
        foot={<Foot why={`Sent with Showhome for ${seller}.`} unsubscribe={unsubscribe} />}
      >
        <Paragraph>
          This invoice of <Given>{seller}</Given> is past its due date. It is attached as a PDF. If it is paid already,
          ignore this mail.
        </Paragraph>
        <Facts facts={factsOf(invoice)} />
        {invoice.sellerEmail && (
          <Paragraph>
            Questions? Answer this mail: it goes to <Given>{seller}</Given>.
          </Paragraph>
        )}
      </Letter>
    ),
  };
}
