type Value = string | number | null;

/** A field of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe in front. */
function field(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a file of comma-separated values (RFC 4180), with its end. */
export const csvLine = (values: readonly Value[]): string => `${values.map(field).join(',')}\r\n`;
