import { graphql, useFragment } from 'react-relay/hooks';
import type { ItemStage_item$data, ItemStage_item$key } from '../../__generated__/ItemStage_item.graphql.js';
import type { ItemStage_result$data, ItemStage_result$key } from '../../__generated__/ItemStage_result.graphql.js';
import { Compare } from '../../components/Compare.js';
import { Photo } from '../../components/Photo.js';
import { PhotoNote } from '../../components/PhotoNote.js';
import { PreviewMark } from '../../components/PreviewMark.js';
import { useSwipe } from '../../components/useSwipe.js';
import { ResultPicture } from '../../staging/ResultPicture.js';
import { isAwaited } from '../../staging/jobStatus.js';
import { removedText } from '../../staging/removedText.js';
import { ChangesView } from './ChangesView.js';
import { SellerPins } from './SellerPins.js';
import { sizesFor, sourcesOf } from './sources.js';
import { Stage, StageFrame, transformOf } from './StageFrame.js';
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
  const shown = showing({ data, result, final, status, changes });
  const swipe = useSwipe({
    directions: DIRECTIONS,
    // a sideways drag on the seam's picture moves the seam, and any drag on a zoomed picture moves that
    active: onMove !== null && shown !== 'seam' && !zoom.zoomed,
    onSwipe: (direction) => onMove?.(direction === 'left' ? 1 : -1),
  });
  return (
    <Stage size={input}>
      <StageFrame zoom={zoom} swipe={swipe}>
        <Picture data={data} result={result} final={final} status={status} shown={shown} pieces={pieces} zoom={zoom} />
        {result && !result.removedAt && <SellerPins item={data} resultId={result.id} view={zoom.view} />}
      </StageFrame>
    </Stage>
  );
}

type Shown = 'awaited' | 'photo' | 'changes' | 'seam';

interface Pictures {
  readonly data: ItemStage_item$data;
  readonly result: ItemStage_result$data | null | undefined;
  readonly final: ItemStage_item$data['final'];
}

function showing({ data, result, final, status, changes }: Pictures & { status: string; changes: boolean }): Shown {
  if (!final && !result?.proof) return isAwaited(status, data.state) && !result?.removedAt ? 'awaited' : 'photo';
  return changes && result?.piecesUrl ? 'changes' : 'seam';
}

interface PictureProps extends Pictures, Pick<ItemStageProps, 'status' | 'pieces' | 'zoom'> {
  readonly shown: Shown;
}

function Picture({ data, result: made, final, status, shown, pieces, zoom }: PictureProps) {
  const { input } = data;
  const { proof, piecesUrl, report, removedAt } = made ?? {};
  const transform = transformOf(zoom);
  const result = final ?? proof;
  if (shown === 'awaited') return <ResultPicture item={data} status={status} />;
  if (!result) {
    return (
      <Photo src={input.previewUrl ?? input.url} alt="The room as photographed, empty" ratio="fill" eager>
        {removedAt && <PhotoNote>{removedText(removedAt)}</PhotoNote>}
      </Photo>
    );
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
    removedAt
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
