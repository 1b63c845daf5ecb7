import { graphql, readInlineData } from 'relay-runtime';
import type { pinsOf_comment$key } from '../../__generated__/pinsOf_comment.graphql.js';

interface Pin {
  /** 1 for the oldest */
  readonly number: number;
  /** shares of the picture's width and height */
  readonly x: number;
  readonly y: number;
}

/** The pins on the picture of a result, by the ids of their comments. */
export function pinsOf(comments: readonly pinsOf_comment$key[], resultId: string | null): ReadonlyMap<string, Pin> {
  const pins = new Map<string, Pin>();
  for (const comment of comments) {
    const place = readPlace(comment);
    if (place.resultId !== resultId || place.x == null || place.y == null) continue;
    pins.set(place.id, { number: pins.size + 1, x: place.x, y: place.y });
  }
  return pins;
}

const readPlace = (comment: pinsOf_comment$key) =>
  readInlineData(
    graphql`
      fragment pinsOf_comment on SellerComment @inline {
        id
        x
        y
        resultId
      }
    `,
    comment,
  );
