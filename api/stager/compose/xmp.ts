/** IPTC's digital source type for pictures composed by a program, without a trained model. */
const COMPOSITE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

/**
 * The XMP packet of a staged picture (ISO 16684-1; IPTC Photo Metadata Standard 2024). None of the photo's own metadata
 * is kept: neither GPS location nor camera.
 * @param properties more of them, as XML with the prefixes that are declared here
 */
export const xmpOf = (properties = ''): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
      <Iptc4xmpExt:DigitalSourceType>${COMPOSITE}</Iptc4xmpExt:DigitalSourceType>${properties}
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
