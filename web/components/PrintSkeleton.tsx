import { css } from '#styled/css';
import { Skeleton, type SkeletonProps } from './Skeleton.js';

interface PrintSkeletonProps {
  readonly shape: Extract<SkeletonProps['shape'], 'picture' | 'media'>;
}

/** A picture with two lines under it, as projects and files have in their grids. */
export const PrintSkeleton = ({ shape }: PrintSkeletonProps) => (
  <div className={print}>
    <Skeleton shape={shape} />
    <Skeleton shape="title" />
    <Skeleton shape="text" />
  </div>
);

const print = css({ display: 'grid', gap: '8', alignContent: 'start' });
