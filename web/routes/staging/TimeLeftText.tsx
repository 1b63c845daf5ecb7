import { useEffect, useState } from 'react';
import { timeLeft } from './timeLeft.js';

const TICK = 5000; // ms

/** How long a job still takes by its estimate; it counts down by itself. */
export function TimeLeftText({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return <>{timeLeft(until, now)}</>;
}
