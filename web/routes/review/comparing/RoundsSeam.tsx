import { Compare } from '../../../components/Compare.js';
import { sizesFor } from '../sources.js';
import { Stage, StageFrame, transformOf } from '../StageFrame.js';
import { OutlineLayer } from './OutlineLayer.js';
import type { ComparedRounds, RoundPicture } from './roundPicture.js';

/** Two rounds in one picture, with the seam. */
export function RoundsSeam({ left, right, size, zoom, outlines }: ComparedRounds) {
  const transform = transformOf(zoom);
  return (
    <Stage size={size}>
      <StageFrame label={`${left.name} and ${right.name.toLowerCase()}`} zoom={zoom}>
        <Compare
          before={pictureOf(left)}
          after={pictureOf(right)}
          tags={{ before: left.name, after: right.name }}
          aspect={size.width / size.height}
          sizes={sizesFor(zoom.zoomed)}
          transform={transform}
          zoomed={zoom.zoomed}
        />
        {outlines && <OutlineLayer outlines={outlines} transform={transform} />}
      </StageFrame>
    </Stage>
  );
}

const pictureOf = ({ alt, sources }: RoundPicture) => ({ alt, ...(sources ?? { src: '' }) });
