import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemStage_item$data, ItemStage_item$key } from '../../__generated__/ItemStage_item.graphql.js';
import type { ItemStage_result$data, ItemStage_result$key } from '../../__generated__/ItemStage_result.graphql.js';
import { Compare } from '../../components/Compare.js';
import { Photo } from '../../components/Photo.js';
import { PreviewMark } from '../../components/PreviewMark.js';
import { useSwipe } from '../../components/useSwipe.js';
import { ResultPicture } from '../../staging/ResultPicture.js';
import { isAwaited } from '../../staging/jobStatus.js';
import { ChangesView } from './ChangesView.js';
import { SellerPins } from './SellerPins.js';
import type { Zoom } from './useZoom.js';

interface ItemStageProps {
  readonly item: ItemStage_item$key;
  /** the result of the round on show; it stays visible while the image is staged again */
  readonly result: ItemStage_result$key | null;
  /** the finals belong to this round */
  readonly delivered: boolean;
  /** of the job */
  readonly status: string;
  /** shows what changed, in colour, instead of before and after */
  readonly changes: boolean;
  readonly pieces: readonly number[] | null;
  readonly zoom: Zoom;
  /** 1 for the next image, -1 for the one before; null: there is no other */
  readonly onMove: ((step: 1 | -1) => void) | null;
}

/** For a swipe: the next image comes from the right. */
const DIRECTIONS = ['left', 'right'] as const;

/** Where the seam starts within the furniture, as a fraction of its extent. */
const OPENING = 0.3;

/** One image to judge: before and after with the seam, what changed, or the progress of its rendering. */
export function ItemStage({ item, delivered, status, changes, pieces, zoom, onMove, ...of }: ItemStageProps) {
  const data = useFragment(itemFragment, item);
  const result = useFragment(resultFragment, of.result);
  const final = delivered ? data.final : null;
  const { input } = data;
  const fit: Record<string, number | string> = { '--aspect': input.width / input.height, '--own': `${input.width}px` };
  const shown = showing({ data, result, final, status, changes });
  const swipe = useSwipe({
    directions: DIRECTIONS,
    // a sideways drag on the seam's picture moves the seam, and any drag on a zoomed picture moves that
    active: onMove !== null && shown !== 'seam' && !zoom.zoomed,
    onSwipe: (direction) => onMove?.(direction === 'left' ? 1 : -1),
  });
  const { scale } = zoom.view;
  const zoomed = { tabIndex: 0, 'aria-label': `Picture at ${Math.round(scale * 100)}%: the arrow keys move it` };
  return (
    <div className={letterbox} style={fit as CSSProperties}>
      <section
        aria-label="Picture"
        {...zoom.frame}
        {...swipe.handlers}
        style={swipe.style}
        data-zoomable={zoom.canZoom}
        {...(zoom.zoomed && zoomed)}
        className={frame}
        data-zoomed={zoom.zoomed}
      >
        <Picture data={data} result={result} final={final} status={status} shown={shown} pieces={pieces} zoom={zoom} />
        {result && <SellerPins item={data} resultId={result.id} view={zoom.view} />}
      </section>
    </div>
  );
}

type Shown = 'awaited' | 'photo' | 'changes' | 'seam';

interface Pictures {
  readonly data: ItemStage_item$data;
  readonly result: ItemStage_result$data | null | undefined;
  readonly final: ItemStage_item$data['final'];
}

function showing({ data, result, final, status, changes }: Pictures & { status: string; changes: boolean }): Shown {
  if (!final && !result?.proof) return isAwaited(status, data.state) ? 'awaited' : 'photo';
  return changes && result?.piecesUrl ? 'changes' : 'seam';
}

interface PictureProps extends Pictures, Pick<ItemStageProps, 'status' | 'pieces' | 'zoom'> {
  readonly shown: Shown;
}

function Picture({ data, result: made, final, status, shown, pieces, zoom }: PictureProps) {
  const { input } = data;
  const { proof, piecesUrl, report } = made ?? {};
  const { scale, x, y } = zoom.view;
  const transform = `translate(${x}px, ${y}px) scale(${scale})`;
  const result = final ?? proof;
  if (shown === 'awaited') return <ResultPicture item={data} status={status} />;
  if (!result) {
    return <Photo src={input.previewUrl ?? input.url} alt="The room as photographed, empty" ratio="fill" eager />;
  }
  const both = { aspect: input.width / input.height, transform, sizes: sizesFor(zoom.zoomed) };
  if (shown === 'changes' && piecesUrl) {
    const after = result.previewUrl ?? result.url;
    return <ChangesView {...both} before={sourcesOf(input)} after={after} piecesUrl={piecesUrl} pieces={pieces} />;
  }
  const [from, to] = [report?.furnishedFrom ?? 0, report?.furnishedTo ?? 1];
  return (
    <Compare
      {...both}
      before={{ ...sourcesOf(input), alt: 'The room as photographed, empty' }}
      after={{ ...sourcesOf(result), alt: 'The same photo, furnished' }}
      start={from + OPENING * (to - from)}
      zoomed={zoom.zoomed}
      overlay={proof && !final && !proof.isWatermarked ? <PreviewMark /> : undefined}
    />
  );
}

interface Sources {
  readonly url: string;
  readonly previewUrl: string | null | undefined;
  readonly width: number;
}

/** The largest long side of a preview, pixels. */
const PREVIEW = 1600;

/** The preview, and the full picture for zooming: the browser switches once that is loaded. */
function sourcesOf({ url, previewUrl, width }: Sources) {
  if (!previewUrl) return { src: url };
  return width <= PREVIEW ? { src: previewUrl } : { src: previewUrl, srcSet: `${previewUrl} 1600w, ${url} ${width}w` };
}

const sizesFor = (zoomed: boolean) => (zoomed ? '100000px' : '1px');

/** The area around a photo that is smaller or taller than the column. */
const letterbox = css({
  minW: '0',
  mx: { base: '[-16px]', sm: '0' },
  borderRadius: 'photo',
  bg: 'stage',
  overflowX: 'clip',
});

/**
 * As large as the column, but never taller than the space in a desktop's window, nor larger than the photo's own
 * pixels; on phones up to the screen's edges.
 */
const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplate: '[minmax(0, 1fr) / minmax(0, 1fr)]',
  aspectRatio: '[var(--aspect)]',
  mx: 'auto',
  maxW: { sm: '[var(--own)]', md: '[min(var(--own), calc((100dvh - var(--around)) * var(--aspect)))]' },
  touchAction: '[pan-y pinch-zoom]',
  '&[data-zoomable=true]': { touchAction: 'pan-y' },
  '&[data-zoomed=true]': { touchAction: 'none', cursor: 'grab' },
});

const itemFragment = graphql`
  fragment ItemStage_item on StagingItem {
    state
    input {
      width
      height
      previewUrl
      url
    }
    final {
      width
      height
      previewUrl
      url
    }
    ...ResultPicture_item
    ...SellerPins_item
  }
`;

const resultFragment = graphql`
  fragment ItemStage_result on StagingResult {
    id
    piecesUrl
    report {
      furnishedFrom
      furnishedTo
    }
    proof {
      width
      height
      previewUrl
      url
      isWatermarked
    }
  }
`;
