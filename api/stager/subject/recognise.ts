/**
 * Knows the pictures that people send by mistake. Each rule stands on something that all pictures of the kind have and
 * no room has, with its limit in the middle between them (figures: `npm run bench:refusal`).
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

/** Half or more in one colour, and nearly every edge ruled: rooms have at most 0.43 and 0.81. */
const PAPER_GROUND = 0.5;
const PAPER_RULED = 0.93;
/** Rooms that look out on trees or sky: at most 0.05 and 0.2. */
const OUTDOOR_LEAVES = 0.09;
const OUTDOOR_SKY = 0.6;
/** A room by night has lit walls and a ceiling: at most 0.1 above. */
const NIGHT_DARK = 0.5;
const NIGHT_ABOVE = 0.6;
/** Diagonals of straight edges: rooms have 6.9 and more, what is soft or grown up to 3. */
const LEAST_STRUCTURE = 3.6;
/** A bare room has few edges, but most of them are its own: level and upright. */
const LEAST_RULED = 0.35;
/** Soft from edge to edge, whatever its colours: under an open sky there is more to see. */
const SOFT = 2;

/**
 * Share of the lines that one camera explains from which a picture of few lines is a bare room after all: 0.86 and more
 * in rendered ones. What is grown or draped lies below 0.3, a terrace of few lines at 0.7.
 */
const EXPLAINED_ROOM = 0.78;
const NEVER = 1;

/** What a picture seems to show at a glance. */
interface Suspicion {
  readonly subject: Subject;
  /** it is a room after all where its reading explains more of its lines than this share */
  readonly unless: number;
}

/** @returns null for what may be a room */
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
  // a railing runs through the picture as a gutter does
  if (around === 'other photos') return 'part';
  return null;
}
