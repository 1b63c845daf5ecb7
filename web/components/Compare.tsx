import { Slider } from '@ark-ui/react/slider';
import { ChevronsLeftRight } from 'lucide-react';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { compare } from '#styled/recipes';
import { Badge } from './Badge.js';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { Skeleton } from './Skeleton.js';
import { useDecoded } from './useDecoded.js';

interface ComparePicture {
  readonly src: string;
  readonly alt: string;
  /** The picture in several widths. */
  readonly srcSet?: string;
}

interface CompareProps {
  /** Left of the seam. */
  readonly before: ComparePicture;
  /** Right of the seam; of the same size. */
  readonly after: ComparePicture;
  /** Width over height of both pictures. */
  readonly aspect: number;
  /** How wide the pictures are displayed, as the `sizes` of an image. */
  readonly sizes?: string;
  /** Loaded when they come near the viewport. */
  readonly lazy?: boolean;
  /** Where the seam starts, 0 to 1 of the width; never quite at an edge. */
  readonly start?: number;
  /** Labels on the pictures, and their names for assistive technology; false: none on the pictures. */
  readonly tags?: { readonly before: string; readonly after: string } | false;
  /** CSS transform of both pictures, from their corner: they move under the seam, which stays. */
  readonly transform?: string;
  /** The pictures are larger than the frame: a drag on them does not move the seam, and does not scroll the page. */
  readonly zoomed?: boolean;
  /** Lies over the after picture and is clipped at the seam with it, such as a PreviewMark. */
  readonly overlay?: ReactNode;
}

const DEFAULT_TAGS = { before: 'Before', after: 'After' };

/** Closer to an edge there is nothing to compare. */
const EDGE = 0.04;

function openingPercent(start: number): number {
  return Math.round(Math.min(1 - EDGE, Math.max(EDGE, start)) * 100);
}

/**
 * The seam's position in percent. It slides to a new start; while dragging it follows the finger without a transition.
 */
function useSeam(start: number) {
  const [seam, setSeam] = useState({ percent: openingPercent(start), start, preset: false });
  if (seam.start !== start) setSeam({ percent: openingPercent(start), start, preset: true });
  const move = (percent: number) => setSeam({ percent, start, preset: false });
  return { ...seam, move };
}

function surfaceStyle(aspect: number, percent: number, zoomed: boolean): CSSProperties {
  // Ark prevents touch scrolling on a slider; here only the sideways move belongs to the slider.
  const own = { aspectRatio: aspect, touchAction: zoomed ? 'none' : 'pan-y', '--at': `${percent}%` };
  return own;
}

/**
 * Two pictures and one seam. A drag or a press anywhere moves the seam; on the handle arrow keys move it by 1 %, with
 * shift or page keys to the next ten, Home and End to the edges.
 */
export function Compare(props: CompareProps) {
  const { before, after, aspect, sizes, lazy, start = 0.5, tags = DEFAULT_TAGS, overlay } = props;
  const { transform, zoomed = false } = props;
  const styles = compare();
  const shared = { sizes, loading: lazy ? 'lazy' : 'eager' } as const;
  const [attempt, setAttempt] = useState(0);
  const beforePicture = useRef<HTMLImageElement>(null);
  const afterPicture = useRef<HTMLImageElement>(null);
  const decoded = useDecoded(beforePicture, afterPicture, `${before.src} ${after.src} ${attempt}`);
  const { percent, preset, move } = useSeam(start);
  const ready = decoded === 'ready';
  const names = tags || DEFAULT_TAGS;
  return (
    <Slider.Root
      value={[percent]}
      onValueChange={({ value: [chosen = percent] }) => move(chosen)}
      min={0}
      max={100}
      step={1}
      disabled={!ready}
      thumbAlignment="center"
      aria-label={[`Compare ${names.before.toLowerCase()} and ${names.after.toLowerCase()}`]}
      getAriaValueText={({ value }) => `${value}% ${names.before.toLowerCase()}`}
      className={styles.root}
    >
      <Slider.Control
        className={styles.surface}
        data-ready={ready}
        data-preset={preset}
        data-zoomed={zoomed}
        style={surfaceStyle(aspect, percent, zoomed)}
      >
        <img
          key={`before ${attempt}`}
          ref={beforePicture}
          {...before}
          {...shared}
          alt={before.alt}
          className={styles.before}
          style={{ transform }}
        />
        <span className={styles.after}>
          <img
            key={`after ${attempt}`}
            ref={afterPicture}
            {...after}
            {...shared}
            alt={after.alt}
            style={{ transform }}
          />
        </span>
        {decoded === 'loading' && <Skeleton shape="fill" />}
        {overlay && <div className={styles.overlay}>{overlay}</div>}
        {tags && (
          <>
            <span className={styles.tagBefore}>
              <Badge tone="onPhoto">{tags.before}</Badge>
            </span>
            {ready && (
              <span className={styles.tagAfter}>
                <Badge tone="onPhoto">{tags.after}</Badge>
              </span>
            )}
          </>
        )}
        {decoded === 'failed' && (
          <div className={styles.failure}>
            <output>
              <Badge tone="onPhoto">The pictures could not be loaded</Badge>
            </output>
            <Button size="sm" variant="outline" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </div>
        )}
        {ready && (
          <>
            <span className={styles.seam} />
            <Slider.Thumb
              index={0}
              className={styles.knob}
              style={{ left: `${percent}%`, translate: '-50% -50%', transform: 'none' }}
            >
              <Icon of={ChevronsLeftRight} size={20} weight={2} />
              <Slider.HiddenInput />
            </Slider.Thumb>
          </>
        )}
      </Slider.Control>
    </Slider.Root>
  );
}
