import { css } from '#styled/css';

export interface Announcement {
  readonly text: string;
  /** number of the announcement: text that is announced again gets a new number */
  readonly turn?: number;
}

/** A polite live region: each new text is read out. The region itself must stay mounted. */
export function LiveRegion({ text, turn }: Announcement) {
  return (
    <output className={css({ srOnly: true })} aria-live="polite">
      {/* Screen readers read only what changes in the document: the key replaces a text that is repeated. */}
      <span key={turn}>{text}</span>
    </output>
  );
}
