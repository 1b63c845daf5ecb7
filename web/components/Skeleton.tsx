import { skeleton } from '#styled/recipes';

export interface SkeletonProps {
  /**
   * The shape of what is loading: a 3:2 picture, a 4:3 one, a title or a text line, a field or button; `line` is as
   * tall as a line of the text around it, `fill` covers its container.
   */
  readonly shape: 'picture' | 'media' | 'title' | 'text' | 'control' | 'line' | 'fill';
}

export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton({ shape })} aria-hidden />;
}
