/** A delivery as it is described to those who make its files. */
import type { Paper } from '../../typesetting/sheet.js';
import type { Units } from '../../shared/lengths.js';
import type { PictureSize } from '../pictures/sizes.js';
import type { BeforeAfterForm } from './beforeAfter.js';
import type { Focus } from './crops.js';
import type { LabelProfile } from '../../shared/labelProfile.js';
import type { PackReport } from './packReport.js';

/**
 * An encoded picture: a file's path, or a function that fetches the file or its bytes, each time that it is needed. A
 * path takes less memory.
 */
export type PictureSource = string | ((signal: AbortSignal) => Promise<Uint8Array | string>);

export interface PackPhoto {
  /** words such as "living room" */
  readonly room: string;
  readonly original: PictureSource;
  /** in full size; a PNG is without loss, also where it is handed out as it is */
  readonly staged: { readonly source: PictureSource; readonly format: 'jpg' | 'png' };
  readonly report: PackReport;
  /** the middle of what was furnished: see focusOf */
  readonly focus: Focus;
  /** the public address that shows this photo's original, or null */
  readonly page: string | null;
}

export interface Pack {
  readonly address: string;
  /** the name under which the workspace sells, or null */
  readonly brokerage: string | null;
  /** the date of all files */
  readonly deliveredAt: Date;
  readonly units: Units;
  /** as invoices */
  readonly paper: Paper;
  /** the public address of the whole listing, or null */
  readonly page: string | null;
  readonly profile: LabelProfile;
  /** in the order of the job */
  readonly photos: readonly PackPhoto[];
  readonly choice: PackChoice;
}

/** What goes into the pack. */
export interface PackChoice {
  /** by the name that stands in the files' names; "full" does not stand there */
  readonly sizes: Readonly<Record<string, PictureSize>>;
  /** a photo without a public page always brings its original, which could not be seen otherwise */
  readonly originals: boolean;
  readonly beforeAfter: readonly BeforeAfterForm[];
  readonly disclosureText: boolean;
  readonly disclosurePdf: boolean;
}
