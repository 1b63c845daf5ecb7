import { Check, ChevronLeft, ChevronRight, CircleAlert, Minus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { Filmstrip_items$key } from '../../__generated__/Filmstrip_items.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Photo } from '../../components/Photo.js';
import { Tooltip } from '../../components/Tooltip.js';

interface FilmstripProps {
  readonly items: Filmstrip_items$key;
  /** the picture of each item, by its id; null or absent: the photo itself */
  readonly pictures: ReadonlyMap<string, string | null>;
  readonly current: number;
  readonly onChange: (current: number) => void;
  /** 1 for the next image, -1 for the one before */
  readonly onMove: (step: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The images of a job; marks the one on show. While the strip has the focus, the arrow keys move through it. */
export function Filmstrip({ items, pictures, current, onChange, onMove }: FilmstripProps) {
  const images = useFragment(
    graphql`
      fragment Filmstrip_items on StagingItem @relay(plural: true) {
        id
        state
        decision
        input {
          thumbnailUrl
        }
      }
    `,
    items,
  );
  const thumbs = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(thumbs.current, current), [current]);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  }
  return (
    <nav className={strip} aria-label="Images of this job">
      <Tooltip label="Previous">
        <Button
          variant="outline"
          size="sm"
          iconOnly
          aria-label="Previous"
          onClick={() => onMove(-1)}
          onKeyDown={onKeyDown}
        >
          <Icon of={ChevronLeft} />
        </Button>
      </Tooltip>
      <div ref={thumbs} className={row}>
        {images.map(({ id, input, ...image }, index) => (
          <button
            key={id}
            type="button"
            className={thumb}
            aria-label={[`Image ${index + 1}`, DECIDED[image.decision]].filter(Boolean).join(', ')}
            aria-current={index === current}
            data-decision={image.decision}
            title={titleOf(image)}
            onClick={() => onChange(index)}
            onKeyDown={onKeyDown}
          >
            <Photo src={pictures.get(id) ?? input.thumbnailUrl} alt="" ratio="fill">
              <Mark {...image} />
            </Photo>
          </button>
        ))}
      </div>
      <span className={place}>
        {current + 1} of {images.length}
      </span>
      <Tooltip label="Next">
        <Button variant="outline" size="sm" iconOnly aria-label="Next" onClick={() => onMove(1)} onKeyDown={onKeyDown}>
          <Icon of={ChevronRight} />
        </Button>
      </Tooltip>
    </nav>
  );
}

/** What was decided, as words. */
const DECIDED: Readonly<Record<string, string>> = { APPROVED: 'approved', LEFT_OUT: 'left out' };

interface Standing {
  readonly state: string;
  readonly decision: string;
}

const titleOf = ({ state, decision }: Standing) =>
  decision === 'UNDECIDED' && state === 'FAILED' ? 'Could not be staged' : undefined;

function Mark({ state, decision }: Standing) {
  const failed = state === 'FAILED' ? CircleAlert : null;
  const icon = { APPROVED: Check, LEFT_OUT: Minus }[decision] ?? failed;
  if (!icon) return null;
  return (
    <span className={mark} data-decision={decision}>
      <Icon of={icon} size={14} />
    </span>
  );
}

/** Scrolls the row, and nothing around it, until the image's neighbours are visible on both sides. */
function keepInView(row: HTMLElement | null, index: number) {
  const thumb = row?.children[index];
  if (!row || !(thumb instanceof HTMLElement)) return;
  const left = thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
}

const strip = css({ display: 'flex', alignItems: 'center', gap: { base: '8', sm: '12' }, minW: '0' });
const row = css({
  position: 'relative',
  display: 'flex',
  gap: '8',
  p: '4',
  minW: '0',
  overflowX: 'auto',
  scrollbarWidth: '[thin]',
});
const thumb = css({
  w: { base: '[54px]', sm: '[66px]' },
  h: { base: '[38px]', sm: '44' },
  flexShrink: '0',
  borderRadius: 'photo',
  cursor: 'pointer',
  '&[data-decision=LEFT_OUT] img': { opacity: '[0.5]' },
  '&[aria-current=true]': { boxShadow: '[0 0 0 2px {colors.canvas}, 0 0 0 4px {colors.ink}]' },
});
const mark = css({
  position: 'absolute',
  right: '2',
  bottom: '2',
  display: 'grid',
  placeItems: 'center',
  w: '18',
  h: '18',
  borderRadius: 'full',
  bg: 'onPhoto.fill',
  color: 'onPhoto.text',
});
const place = css({
  whiteSpace: 'nowrap',
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
