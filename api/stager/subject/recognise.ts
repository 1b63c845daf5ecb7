/**
 * Recognises pictures that are sent by mistake. Each rule uses a feature that all pictures of the kind have and no room
 * has, with its limit halfway (figures: `npm run bench:refusal`).
 */
import type { Raster } from '../contract.js';
import { type SubjectFeatures, subjectFeatures } from './features.js';

/** What the picture shows instead of a room. */
export type Subject = 'paper' | 'part' | 'outdoors' | 'night' | 'close-up';

const OTHERWISE = 'If it does show a room, draw the outline of its floor.';

/** What to tell the agent. */
export const SENTENCES: Readonly<Record<Subject, string>> = {
  paper: `This looks like a document, a drawing or a screen: send a photo of the room itself. ${OTHERWISE}`,
  part:
    'A photo fills only a part of this picture, as in a screenshot, a collage or between wide borders: ' +
    'send the photo of the room itself, or cut the rest away. ' +
    'If one room does fill the picture, draw the outline of its floor.',
  outdoors: `This looks like a picture taken outdoors: send a photo of a room, taken inside. ${OTHERWISE}`,
  night: `Most of this picture is black, like a view at night: send a brighter photo of the room. ${OTHERWISE}`,
  'close-up': `No walls or floor can be made out, as in a portrait or a close-up: send one of the room. ${OTHERWISE}`,
};

/** Half or more in one colour, and nearly all edges ruled: rooms have at most 0.43 and 0.81. */
const PAPER_GROUND = 0.5;
const PAPER_RULED = 0.93;
/** Rooms with a view of trees or sky have at most 0.05 and 0.2. */
const OUTDOOR_LEAVES = 0.09;
const OUTDOOR_SKY = 0.6;
/** A room at night has lit walls and a ceiling: at most 0.1 in the upper part. */
const NIGHT_DARK = 0.5;
const NIGHT_ABOVE = 0.6;
/** Diagonals of straight edges: rooms have at least 6.9, soft or organic things up to 3. */
const LEAST_STRUCTURE = 3.6;
/** A bare room has few edges, but most of them are horizontal or vertical. */
const LEAST_RULED = 0.35;
/** Soft everywhere, whatever its colours: scenes under an open sky have more edges. */
const SOFT = 2;

/**
 * Share of lines explained by one camera from which a picture with few lines is a bare room after all: rendered ones
 * have at least 0.86, organic or draped things less than 0.3, a terrace with few lines 0.7.
 */
const EXPLAINED_ROOM = 0.78;
export const NEVER = 1;

/** What a picture seems to show by its features. */
interface Suspicion {
  readonly subject: Subject;
  /** it is a room after all if its reading explains more than this share of its lines */
  readonly unless: number;
}

/** @returns null for a possible room */
export const recogniseSubject = (photo: Raster): Suspicion | null => suspicionOf(subjectFeatures(photo));

function suspicionOf(features: SubjectFeatures): Suspicion | null {
  const subject = subjectOf(features);
  if (subject) return { subject, unless: NEVER };
  const few = features.structure < LEAST_STRUCTURE && features.ruled < LEAST_RULED;
  return few ? { subject: 'close-up', unless: EXPLAINED_ROOM } : null;
}

function subjectOf(features: SubjectFeatures): Subject | null {
  const { ground, ruled, structure, dark, leaves, skyAbove, darkAbove, around } = features;
  if (ground > PAPER_GROUND && ruled > PAPER_RULED) return 'paper';
  if (around === 'page') return 'part';
  if (dark > NIGHT_DARK && darkAbove > NIGHT_ABOVE) return 'night';
  if (leaves > OUTDOOR_LEAVES) return 'outdoors';
  if (structure < SOFT) return 'close-up';
  if (skyAbove > OUTDOOR_SKY) return 'outdoors';
  // a railing crosses the picture like a gutter
  if (around === 'other photos') return 'part';
  return null;
}
