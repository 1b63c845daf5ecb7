/** The text of a letter, from its HTML. */
import { compile, type FormatCallback } from 'html-to-text';

/** The words of the act, and the address on a line of its own: clients make it a link. */
const writeAct: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

export const plainText = compile({
  wordwrap: 78,
  formatters: { writeAct },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'div.preview', format: 'skip' },
    { selector: 'tr.mark', format: 'skip' },
    { selector: 'td.empty', format: 'skip' },
    { selector: 'h1', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    // RFC 3986, appendix C: clients know where such an address ends
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'a[tabindex]', format: 'skip' },
    { selector: 'a.act', format: 'writeAct' },
    { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 48 } },
    { selector: 'td.muted', format: 'block', options: { leadingLineBreaks: 2 } },
  ],
});
