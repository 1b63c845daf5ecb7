/**
 * The script that other sites load: it puts a frame with the embed in its own place, as high as what the frame shows.
 *
 *     <script async src="https://.../embed.js" data-embed="emb_..."></script>
 *
 * Attributes: `data-token` of a signed view; `data-theme` light (the default), dark or auto; `data-accent` #rrggbb;
 * `data-title`, the frame's name for screen readers (default: the title of its page); `data-height`, pixels until the
 * frame has told its own.
 */
import { FRAME_SANDBOX } from '../../api/shared/embedFrame.js';

const USUAL_HEIGHT = '400';
const HIGHEST = 20_000;

interface Told {
  readonly type?: unknown;
  readonly height?: unknown;
  readonly title?: unknown;
}

const SHAPES = { theme: /^(light|dark|auto)$/, accent: /^#?[\da-f]{6}$/i } as const;
const EXPECTED = { theme: 'light, dark or auto', accent: 'a colour such as #1d4d3c' } as const;

/** The attribute if it is as expected; the page's author reads in the console why it is left out. */
function wellFormed(script: HTMLScriptElement, name: keyof typeof SHAPES): string | undefined {
  const given = script.dataset[name];
  if (!given || SHAPES[name].test(given)) return given;
  console.warn(`Showhome: data-${name}="${given}" is left out. Expected ${EXPECTED[name]}.`);
  return undefined;
}

function place(script: HTMLScriptElement): void {
  const { embed = '', token, title, height } = script.dataset;
  const { origin } = new URL(script.src);
  const address = new URL(`/embed/${encodeURIComponent(embed)}`, origin);
  const accent = wellFormed(script, 'accent')?.replace('#', '');
  const query = { theme: wellFormed(script, 'theme'), accent, token };
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title ?? 'Showhome';
  frame.loading = 'lazy';
  frame.sandbox.value = FRAME_SANDBOX;
  frame.style.cssText = 'display:block;width:100%;border:0';
  frame.style.height = `${Number(height ?? USUAL_HEIGHT) || USUAL_HEIGHT}px`;
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<Told | null>) => {
    if (source !== frame.contentWindow || from !== origin || data?.type !== 'showhome:height') return;
    if (title === undefined && typeof data.title === 'string') frame.title = data.title;
    const told = Number(data.height);
    if (told > 0 && told < HIGHEST) frame.style.height = `${told}px`;
  });
  script.after(frame);
}

// a site builder may move the script, so that it is not the current one any more
for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-embed]:not([data-placed])')) {
  script.dataset.placed = '';
  place(script);
}
