/** Makes the documented answer from the data of a stored operation. */
import { isEnumType } from 'graphql';
import { valueOf } from './enums.js';
import type { Shape, ShapeField } from './shape.js';

/** Links of our own store are relative; programs outside a browser need absolute ones. */
const LINK = /url$/i;

/** @param origin of the site, for relative links */
export function render(shape: Shape, value: unknown, origin: string): unknown {
  if (value === null || value === undefined) return null;
  if (shape.kind === 'leaf') {
    if (shape.isNumber) return Number(value);
    return isEnumType(shape.type) ? valueOf(shape.type, String(value)) : value;
  }
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((each) => render(shape.of, each, origin)) : [];
  return Object.fromEntries(shape.fields.map((field) => [field.key, renderField(field, value, origin)]));
}

function renderField({ key, from, shape, orEmpty }: ShapeField, value: unknown, origin: string): unknown {
  const own = render(shape, pick(value, from), origin);
  if (own === null && orEmpty) return '';
  return typeof own === 'string' && LINK.test(key) && own.startsWith('/') ? origin + own : own;
}

/**
 * The value at the end of the path, or null. If there is a list on the path: the list of the values of its members,
 * without nulls.
 */
export function pick(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (Array.isArray(value)) return value.map((each) => pick(each, path)).filter((each) => each !== null);
  return isRecord(value) ? pick(value[step], rest) : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
