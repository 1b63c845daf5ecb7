/**
 * How long a photo takes to be staged, learned from the photos that this installation staged last.
 *
 * A photo takes a fixed part (its room is read, its furniture arranged) and a part for each megapixel at which it is
 * rendered. Both are the Theil–Sen line through the last times, so that no single photo moves it. What the last few
 * photos, and those in work, took beyond that line is the present pace: a machine that has become slow is noticed with
 * the first photo that it delays, and the photos behind are reckoned at that pace.
 *
 * A photo in work is reckoned by the photos that took at least as long as it has taken already, in proportion to what
 * was expected of them. So one that is late is expected to take a part of its time more, instead of a constant rest.
 */

/** A photo that was staged. */
export interface Taken {
  readonly megapixels: number;
  readonly seconds: number;
}

/** A photo that is being staged. */
export interface Begun {
  readonly megapixels: number;
  /** seconds since it was begun */
  readonly elapsed: number;
  /** share of the rendering that is done, 0..1 */
  readonly progress: number;
}

interface Left {
  readonly seconds: number;
  /** whether it takes longer than nearly all photos did, in proportion to what was expected of them */
  readonly isLate: boolean;
}

interface StagingTimes {
  /** what a photo takes that is begun now: this, and for each megapixel */
  readonly fixed: number;
  readonly perMegapixel: number;
  /** of the photos in work, in their order */
  readonly left: readonly Left[];
}

/** Seconds before any measurement: 15 s of CPU and 16 s for each megapixel, on two cores, not all of it on both. */
const USUAL = { fixed: 12, perMegapixel: 8 } as const;
/** Megapixels of three photos that take the usual time: they decide the line while all real ones have one size. */
const USUAL_SIZES = [0.3, 1, 2.8];
/** What photos take of what was expected, before any measurement. */
const USUAL_RATIOS = [0.8, 0.9, 1, 1.1, 1.2];
/** A photo that takes longer than all others is expected to take this multiple of the time that it has taken. */
const BEYOND = 1.5;
/** A photo counts as late from this multiple of what was expected. */
const LATE = 1.5;
/** How far each newer photo moves the pace towards its own, on a logarithmic scale. */
const LEARNING = 0.4;
/** Megapixels by which two photos differ at least, so that their times tell what a megapixel takes. */
const APART = 0.05;

/** @param staged the photos staged last, the oldest first */
export function stagingTimes(staged: readonly Taken[], begun: readonly Begun[]): StagingTimes {
  const line = lineThrough(staged);
  const { pace: before, ratios } = paceOf(line, staged);
  const known = [...USUAL_RATIOS, ...ratios];
  const left: Left[] = [];
  let pace = before;
  for (const photo of begun) {
    const expected = before * on(line, photo.megapixels);
    const seconds = leftOf(photo, expected, known);
    const whole = photo.elapsed + seconds;
    left.push({ seconds, isLate: photo.elapsed > LATE * expected });
    // the longer it has been in work, the more it tells
    pace = towards(pace, (before * whole) / expected, LEARNING * (photo.elapsed / Math.max(whole, 1e-3)));
  }
  return { fixed: pace * line.fixed, perMegapixel: pace * line.perMegapixel, left };
}

type Line = Pick<StagingTimes, 'fixed' | 'perMegapixel'>;

const on = ({ fixed, perMegapixel }: Line, megapixels: number) => fixed + perMegapixel * megapixels;

function lineThrough(staged: readonly Taken[]): Line {
  const level = staged.length > 0 ? median(staged.map((photo) => photo.seconds / on(USUAL, photo.megapixels))) : 1;
  const usual = USUAL_SIZES.map((megapixels) => ({ megapixels, seconds: level * on(USUAL, megapixels) }));
  const photos = [...usual, ...staged];
  const slopes = photos.flatMap((one, index) =>
    photos
      .slice(index + 1)
      .filter((other) => Math.abs(other.megapixels - one.megapixels) >= APART)
      .map((other) => (other.seconds - one.seconds) / (other.megapixels - one.megapixels)),
  );
  const perMegapixel = Math.max(0, median(slopes));
  const fixed = Math.max(1, median(photos.map((photo) => photo.seconds - perMegapixel * photo.megapixels)));
  return { fixed, perMegapixel };
}

/** The pace after these photos, and what each took of what was expected after those before it. */
function paceOf(line: Line, staged: readonly Taken[]): { readonly pace: number; readonly ratios: readonly number[] } {
  const ratios: number[] = [];
  let pace = 1;
  for (const { megapixels, seconds } of staged) {
    const own = Math.max(seconds, 1e-3) / on(line, megapixels);
    ratios.push(own / pace);
    pace = towards(pace, own, LEARNING);
  }
  return { pace, ratios };
}

const towards = (pace: number, other: number, share: number) => pace * (other / pace) ** share;

/** Seconds that a photo in work still takes: by its time alone at first, and ever more by its progress. */
function leftOf({ elapsed, progress }: Begun, expected: number, ratios: readonly number[]): number {
  const longer = ratios.filter((ratio) => ratio * expected > elapsed);
  const beyond = BEYOND * Math.max(1, elapsed / expected);
  const ratio = [...longer, beyond].reduce((sum, each) => sum + each, 0) / (longer.length + 1);
  const byTime = ratio * expected - elapsed;
  // Progress is not even: it stands for a while in the reading of a room.
  const trust = progress ** 2;
  const byProgress = (elapsed * (1 - progress)) / Math.max(progress, 1e-3);
  return (1 - trust) * byTime + trust * byProgress;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
