import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE = 200; // ms without a key until the words are passed on

/**
 * The text of a search field: ahead of the search while somebody types, otherwise equal to it.
 * @param told the present search
 * @param tell receives the new words, trimmed, once typing pauses
 */
export function useTypedWords(told: string, tell: (words: string) => void) {
  const [words, setWords] = useState(told);
  const [heard, setHeard] = useState(told);
  const [asked, setAsked] = useState(told);
  const typed = words.trim();
  if (told !== heard) {
    setHeard(told);
    setAsked(told);
    // changed from outside: by Back or a link
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
