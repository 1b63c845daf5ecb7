/** An invoice as its form holds it: every field is text. */
export interface InvoiceDraft {
  /** empty until one is chosen */
  readonly projectId: string;
  /** one line each, as "Description: Amount" */
  readonly items: string;
  readonly subtotal: string;
  readonly tax: string;
  /** a day as 2026-12-31, or empty */
  readonly dueDate: string;
}

export const EMPTY_INVOICE: InvoiceDraft = { projectId: '', items: '', subtotal: '', tax: '0', dueDate: '' };

/** A sentence for each field that is wrong. */
export type InvoiceProblems = { readonly [field in keyof InvoiceDraft]?: string };

/** A line of an invoice. The amount stays as it was typed: the server calculates in decimals. */
export interface InvoiceLine {
  readonly description: string;
  readonly amount: string;
}

const NOT_NEGATIVE = /^(\d+(\.\d*)?|\.\d+)$/;
/** A number of at least 0, as people type it. */
export const isAmount = (text: string) => NOT_NEGATIVE.test(text.trim());

function lineOf(text: string): InvoiceLine | null {
  const [description, amount, ...others] = text.split(':').map((part) => part.trim());
  if (!description || amount === undefined || others.length > 0) return null;
  return isAmount(amount) ? { description, amount } : null;
}

/** Reads lines such as "Staging: 36.00", without the empty ones; null when one has another form. */
export function linesOf(items: string): readonly InvoiceLine[] | null {
  const lines: InvoiceLine[] = [];
  for (const text of items.split('\n')) {
    if (!text.trim()) continue;
    const line = lineOf(text);
    if (!line) return null;
    lines.push(line);
  }
  return lines;
}

function itemsProblem(items: string): string | undefined {
  if (!items.trim()) return 'Items are required';
  if (!linesOf(items)) return "Each line must be in format 'Description: Amount' with valid positive numbers";
}

function subtotalProblem(subtotal: string): string | undefined {
  if (!subtotal.trim()) return 'Subtotal is required';
  if (!isAmount(subtotal)) return 'Subtotal must be a valid positive number';
}

/** null when everything is right */
export function problemsOf({ projectId, items, subtotal, tax }: InvoiceDraft): InvoiceProblems | null {
  const problems = {
    projectId: projectId ? undefined : 'Project is required',
    items: itemsProblem(items),
    subtotal: subtotalProblem(subtotal),
    tax: !tax.trim() || isAmount(tax) ? undefined : 'Tax must be a valid positive number',
  };
  return Object.values(problems).some(Boolean) ? problems : null;
}
