import { css } from '#styled/css';

export interface LiveRegionProps {
  /** Each new text is read out, politely unless it is urgent; the region itself must stay mounted. */
  readonly text: string;
  readonly urgent?: boolean;
}

/** Says out loud what a sighted person sees change. */
export function LiveRegion({ text, urgent = false }: LiveRegionProps) {
  return (
    <div
      className={css({ srOnly: true })}
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
    >
      {text}
    </div>
  );
}
