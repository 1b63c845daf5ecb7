/** What a name of a file may not hold: control characters, and those that turn the order of what is read. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** What parts a path or a header, also as readers that decode once more would see it. */
const SEPARATORS = /[/\\]|%(?:0[0ad]|2f|5c)/gi;

/** RFC 6266: has a browser save what it gets, under a name: in plain ASCII for old readers, and whole. */
export function attachment(name: string): string {
  const safe = safeName(name);
  const plain = safe.replace(/[^\x20-\x7e]|["%]/g, '_');
  const whole = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** A name of one file, which no reader takes for a path or for several lines. */
function safeName(name: string): string {
  return name.toWellFormed().replace(CONTROLS, '_').replace(SEPARATORS, '_').replace(/^\.+/, '_');
}
