import sharp, { type Sharp } from 'sharp';
import type { GreyRaster, Raster } from '../contract.js';
import { xmpOf } from './xmp.js';

const JPEG_QUALITY = 92;

const XMP = xmpOf();

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
