/** @jsxRuntime automatic */
import { dayText, methodText } from '../../billing/documents/wording.js';
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Facts, Given, Paragraph } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { visibleInvoice } from '../rows.js';
import { totalText } from './invoiceParts.js';
import { Foot, mailSettings, type NoticeLetter, type Written } from './noticeLetter.js';

/** An invoice of the workspace is paid. */
export async function paymentReceivedLetter(
  news: NewsOf<'payment_received'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const { env, prisma } = services;
  const invoice = await visibleInvoice(prisma, news);
  if (!invoice?.payment) return null;
  const { id, invoiceNumber, billToName, project, payment } = invoice;
  const facts = [
    { term: 'Invoice', value: invoiceNumber },
    { term: 'Property', value: project.address },
    ...(billToName ? [{ term: 'From', value: billToName }] : []),
    { term: 'How', value: methodText(payment.method) },
    { term: 'Received', value: dayText(payment.receivedAt) },
    { term: 'Amount', value: totalText(invoice) },
  ];
  return {
    subject: `Payment received: ${totalText(invoice)} for invoice ${invoiceNumber}`,
    letter: (
      <Letter
        title={`${totalText(invoice)} received`}
        preview={`Invoice ${invoiceNumber} is paid: ${project.address}`}
        foot={
          <Foot
            why="You get this mail because you own the workspace."
            unsubscribe={unsubscribe}
            settings={mailSettings(env)}
          />
        }
      >
        <Paragraph>
          Invoice {invoiceNumber} for <Given>{project.address}</Given> is paid.
        </Paragraph>
        <Facts facts={facts} />
        <Act href={`${env.publicUrl}/billing?invoice=${id}`}>Open the invoice</Act>
      </Letter>
    ),
  };
}
