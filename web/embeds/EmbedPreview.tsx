import { useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';

interface EmbedPreviewProps {
  readonly title: string;
  /** its address on this site */
  readonly src: string;
}

interface Told {
  readonly type: 'showhome:height';
  /** CSS pixels */
  readonly height: number;
}

/** CSS pixels. */
const HIGHEST = 20_000;

const isHeight = (data: unknown): data is Told =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'showhome:height' &&
  'height' in data &&
  typeof data.height === 'number' &&
  data.height > 0 &&
  data.height < HIGHEST;

/** CSS pixels, before the frame tells its own. */
const FIRST_HEIGHT = 320;

/** An embed as sites show it, in a frame that takes the height it asks for. */
export function EmbedPreview({ title, src }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOwn = source !== null && source === frame.current?.contentWindow && origin === window.location.origin;
      if (isOwn && isHeight(data)) setHeight(Math.ceil(data.height));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return <iframe ref={frame} title={title} src={src} className={page} style={{ height }} />;
}

const page = css({ display: 'block', w: 'full', border: '0' });
