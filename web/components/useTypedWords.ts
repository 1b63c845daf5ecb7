import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE = 200; // ms without a key before what is typed counts

/**
 * What stands in a search field: ahead of what is searched for while somebody types, else the same.
 * @param told what is searched for
 * @param tell takes other words, trimmed, once the typing pauses
 */
export function useTypedWords(told: string, tell: (words: string) => void) {
  const [words, setWords] = useState(told);
  const [heard, setHeard] = useState(told);
  const [asked, setAsked] = useState(told);
  const typed = words.trim();
  if (told !== heard) {
    setHeard(told);
    setAsked(told);
    // not what was asked for here: somebody went back, or followed a link
    if (told !== asked && told !== typed) setWords(told);
  }
  const pause = useEffectEvent(() => {
    if (typed === asked) return;
    setAsked(typed);
    tell(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => pause(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [words, setWords] as const;
}
