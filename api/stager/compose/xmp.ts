/**
 * XMP metadata of staged pictures (ISO 16684-1; IPTC Photo Metadata Standard 2024). Nothing else is written: neither
 * GPS location nor camera.
 */

export interface PictureWords {
  /** the statement that is to be read beside the picture: IPTC "Description" */
  readonly caption: string;
  /** for people who cannot see the picture: IPTC "Alt Text (Accessibility)" */
  readonly altText: string;
  /** the address where the original is shown: IPTC "Web Statement of Rights" */
  readonly page: string | null;
}

/** IPTC's digital source type for pictures composed by a program, without a trained model. */
const COMPOSITE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no other control characters, and no halves of surrogate pairs. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string) => text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

const inDefaultLanguage = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${name}>`;

/** The packet of a staged picture. */
export function xmpOf(words: PictureWords | null = null): string {
  const page = words?.page ? `<xmpRights:WebStatement>${escaped(words.page)}</xmpRights:WebStatement>` : '';
  const said = words
    ? inDefaultLanguage('dc:description', words.caption) +
      inDefaultLanguage('Iptc4xmpCore:AltTextAccessibility', words.altText) +
      page
    : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
      <Iptc4xmpExt:DigitalSourceType>${COMPOSITE}</Iptc4xmpExt:DigitalSourceType>${said}
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}
