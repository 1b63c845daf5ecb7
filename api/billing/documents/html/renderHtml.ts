/** The document as one self-contained HTML file for printing: no script, style and fonts inside. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocumentParty, Entry, InvoiceDocument } from '../invoiceDocument.js';
import { field, markup, Markup } from '../../../typesetting/markup.js';

interface RenderedHtml {
  readonly text: string;
  /** a content security policy that allows only the file's own style and fonts */
  readonly policy: string;
}

const { resolve: locate } = createRequire(import.meta.url);

const FACES = [
  {
    family: 'Hanken Grotesk',
    weight: '100 900',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
  { family: 'Young Serif', weight: '400', file: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2' },
];

function fontFace({ family, weight, file }: (typeof FACES)[number]): string {
  const bytes = readFileSync(locate(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
}

let readOnce: { readonly style: Markup; readonly policy: string } | null = null;

/** The style, and the policy that allows only this style. */
function look() {
  if (readOnce) return readOnce;
  const css = readFileSync(join(import.meta.dirname, 'document.css'), 'utf8');
  const text = [...FACES.map(fontFace), css].join('\n');
  const hash = createHash('sha256').update(text).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`;
  readOnce = { style: new Markup(`<style>${text}</style>`), policy };
  return readOnce;
}

export function renderHtml(document: InvoiceDocument): RenderedHtml {
  const { style, policy } = look();
  const { title, number, status, paid, property, amount, standing } = document;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${number}</title>
${style}
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p class="${paid ? 'badge done' : 'badge'}">${status}</p>
</header>
<dl class="facts">${document.facts.map(entry)}</dl>
<div class="parties">
${document.parties.map(party)}
<section><h2>Property</h2><p class="property">${field(property)}</p></section>
</div>
<p class="amount"><strong>${amount}</strong> ${standing}</p>
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>
${document.items.map((item) => markup`<tr><td>${field(item.description)}</td><td>${item.amount}</td></tr>\n`)}
</tbody>
</table>
<dl class="sums">${document.sums.map(entry)}</dl>
${payment(document)}
</main>
</body>
</html>
`;
  return { text: page.text, policy: `${policy}; frame-ancestors 'none'; sandbox` };
}

const entry = ({ term, value }: Entry): Markup => markup`<div><dt>${term}</dt><dd>${field(value)}</dd></div>\n`;

function party({ heading, name, lines }: DocumentParty): Markup {
  const details = lines.map((line) => markup`<p>${field(line)}</p>`);
  return markup`<section><h2>${heading}</h2><p class="name">${field(name)}</p>${details}</section>\n`;
}

function payment({ payment: entries }: InvoiceDocument): Markup {
  if (entries.length === 0) return markup``;
  return markup`<section class="payment"><h2>Payment</h2><dl>${entries.map(entry)}</dl></section>`;
}
