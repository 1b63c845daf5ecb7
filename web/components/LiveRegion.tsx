import { css } from '#styled/css';

export interface Announcement {
  readonly text: string;
  /** Which it is: words that are said twice are new words the second time. */
  readonly turn?: number;
}

/** Says politely what a sighted person sees change: each new text is read out. The region itself must stay mounted. */
export function LiveRegion({ text, turn }: Announcement) {
  return (
    <output className={css({ srOnly: true })} aria-live="polite">
      {/* Words that stay the same change nothing in the page, and what does not change is not read. */}
      <span key={turn}>{text}</span>
    </output>
  );
}
