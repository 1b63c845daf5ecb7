import sharp, { type Sharp } from 'sharp';
import type { GreyRaster, Raster } from '../contract.js';

const JPEG_QUALITY = 92;

/**
 * IPTC's digital source type for pictures composed by a program, without a trained model
 * (http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic). None of the photo's own metadata is kept:
 * neither GPS location nor camera.
 */
const XMP = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"/>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

const open = ({ width, height, data }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });

/** A PNG with composite metadata. */
export function encodePng(picture: Raster): Promise<Buffer> {
  return open(picture).withXmp(XMP).png({ compressionLevel: 6 }).toBuffer();
}

/** A JPEG with composite metadata. */
export function encodeJpeg(picture: Raster, quality: number = JPEG_QUALITY): Promise<Buffer> {
  return open(picture).withXmp(XMP).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A greyscale PNG, for masks. */
export function encodeGreyPng({ width, height, data }: GreyRaster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}
