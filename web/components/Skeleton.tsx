import { skeleton } from '#styled/recipes';

export interface SkeletonProps {
  /** The shape of what comes: a 3:2 picture, a 4:3 one, a title or a text line; `fill` covers its container. */
  readonly shape: 'picture' | 'media' | 'title' | 'text' | 'fill';
}

export function Skeleton({ shape }: SkeletonProps) {
  return <div className={skeleton({ shape })} aria-hidden />;
}
