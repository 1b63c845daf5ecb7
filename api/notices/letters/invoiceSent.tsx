/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Facts, Given, Paragraph } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { visibleInvoice } from '../rows.js';
import { answersTo, attachPdf, factsOf, sellerName, totalText } from './invoiceParts.js';
import { Foot, inSubject, type NoticeLetter, type Written } from './noticeLetter.js';

/** An invoice, for its recipient. */
export async function invoiceSentLetter(
  news: NewsOf<'invoice_sent'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const invoice = await visibleInvoice(services.prisma, news);
  if (!invoice) return null;
  const { invoiceNumber } = invoice;
  const seller = sellerName(invoice);
  return {
    subject: `Invoice ${invoiceNumber} from ${inSubject(seller)}`,
    ...answersTo(invoice),
    attachments: [await attachPdf(invoice)],
    letter: (
      <Letter
        title={`Invoice ${invoiceNumber}`}
        preview={`${totalText(invoice)} from ${seller}. The invoice is attached as a PDF.`}
        foot={<Foot why={`Sent with Showhome for ${seller}.`} unsubscribe={unsubscribe} />}
      >
        <Paragraph>
          <Given>{seller}</Given> sends you an invoice. It is attached as a PDF.
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
