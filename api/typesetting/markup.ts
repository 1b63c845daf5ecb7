/** HTML that escapes all inserted text, except other Markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
} as const;

// oxlint-disable-next-line no-control-regex -- characters that HTML cannot contain
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}]/gu;

/** The text, safe between tags and between quotes. */
function escaped(text: string): string {
  return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
}

type Part = string | Markup | readonly Markup[];

const written = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('');
};

/** A template tag that escapes its parts. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}

/** A user's text with its own direction: no character in it changes the direction of the text around it. */
export const field = (text: string): Markup => markup`<bdi>${text}</bdi>`;
