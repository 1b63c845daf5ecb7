/** Characters that a file name must not contain: control characters and bidi controls. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** Separators of paths and headers, also percent-encoded for readers that decode again. */
const SEPARATORS = /[/\\]|%(?:0[0ad]|2f|5c)/gi;

/** RFC 6266: makes a browser save the file under a name, in ASCII for old readers and in full. */
export function attachment(name: string): string {
  const safe = safeName(name);
  const plain = safe.replace(/[^\x20-\x7e]|["%]/g, '_');
  const whole = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** A single file name, which no reader takes for a path or for several lines. */
function safeName(name: string): string {
  return name.toWellFormed().replace(CONTROLS, '_').replace(SEPARATORS, '_').replace(/^\.+/, '_');
}
