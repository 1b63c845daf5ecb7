/** What a delivered picture says in its metadata. */
import { Markup, markup } from '../../typesetting/markup.js';

export interface PictureWords {
  /** the statement that is to be read beside the picture: IPTC "Description" */
  readonly caption: string;
  /** for people who cannot see the picture: IPTC "Alt Text (Accessibility)" */
  readonly altText: string;
  /** the address where the original is shown: IPTC "Web Statement of Rights" */
  readonly page: string | null;
}

const inDefaultLanguage = (text: string) => markup`<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`;

/** As properties of an XMP packet. */
export function propertiesOf({ caption, altText, page }: PictureWords): Markup {
  return markup`<dc:description>${inDefaultLanguage(caption)}</dc:description>
    <Iptc4xmpCore:AltTextAccessibility>${inDefaultLanguage(altText)}</Iptc4xmpCore:AltTextAccessibility>
    ${page === null ? '' : markup`<xmpRights:WebStatement>${page}</xmpRights:WebStatement>`}`;
}
