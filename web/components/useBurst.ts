import { useRef } from 'react';
import { oneGesture } from './history.js';

/** ms: keys within this time are one gesture, undone as one */
const BURST = 800;

/** Names the gesture of a key by its time: a run of keys is one. */
export function useBurst(): (timeStamp: number) => string {
  const burst = useRef({ at: -Infinity, gesture: '' });
  return (timeStamp) => {
    const { at, gesture } = burst.current;
    burst.current = { at: timeStamp, gesture: timeStamp - at > BURST ? oneGesture() : gesture };
    return burst.current.gesture;
  };
}
