/**
 * Spans of OpenTelemetry behind one door: what work is done within which, and for how long. While traces are off a span
 * is a call of its work and nothing is loaded; otel.ts makes the real ones.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a span is: what another process needs to continue its trace. */
export interface Place {
  /** 32 hexadecimal digits */
  readonly traceId: string;
  /** 16 hexadecimal digits */
  readonly spanId: string;
  /** whether it is recorded */
  readonly isSampled: boolean;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Names and attributes hold kinds, counts and our own ids: never a value that a person gave. */
export interface SpanOf {
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
}

export interface Span extends Place {
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Marks it as failed. @param type what failed, as a name: the words of errors may hold people's values */
  fail(type: string): void;
}

export interface Traces {
  /**
   * Does the work as a span, within the present one if there is one.
   * @param from where another process began it, in place of the present one
   * @throws what the work throws, by which the span fails
   */
  during<Result>(what: SpanOf, work: (span: Span | null) => Promise<Result>, from?: Place | null): Promise<Result>;
  /** The same, but only within a present span: what a timer does every second is no trace of its own. */
  within<Result>(what: SpanOf, work: (span: Span | null) => Promise<Result>): Promise<Result>;
  /** Adds a span within the present one for work that is over. @param times of Date.now() */
  record(what: SpanOf, times: { readonly began: number; readonly ended: number }): void;
  /** Sends what waits, for 2 seconds at most. */
  stop(): Promise<void>;
}

export const NO_TRACES: Traces = {
  during: (_what, work) => work(null),
  within: (_what, work) => work(null),
  record: () => {},
  stop: async () => {},
};

interface OpenSpan extends Span {
  /** @param at of Date.now(); default: now */
  end(at?: number): void;
}

/** What makes spans, and sends them. @param began of Date.now(); default: now */
export interface Recorder {
  begin(what: SpanOf, within: Place | null, began?: number): OpenSpan;
  stop(): Promise<void>;
}

interface Running {
  readonly span: Span;
  readonly within: Running | null;
  isOver: boolean;
}

const running = new AsyncLocalStorage<Running>();

/** What is still running: what a request has left behind belongs to whatever waits for it. */
function runningNow(): Running | null {
  let found = running.getStore() ?? null;
  while (found?.isOver) found = found.within;
  return found;
}

/** The innermost span of the work that asks. */
export const spanNow = (): Span | null => runningNow()?.span ?? null;

export function tracesBy(recorder: Recorder): Traces {
  async function during<Result>(what: SpanOf, work: (span: Span) => Promise<Result>, from?: Place | null) {
    const within = from ? null : runningNow();
    const span = recorder.begin(what, from ?? within?.span ?? null);
    const mine: Running = { span, within, isOver: false };
    try {
      return await running.run(mine, () => work(span));
    } catch (error) {
      span.fail(typeOf(error));
      throw error;
    } finally {
      mine.isOver = true;
      span.end();
    }
  }
  return {
    during,
    within: (what, work) => (runningNow() ? during(what, work) : work(null)),
    record: (what, { began, ended }) => recorder.begin(what, spanNow(), began).end(ended),
    stop: recorder.stop,
  };
}

const typeOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** In the form of the W3C's Trace Context, as in the header `traceparent`. */
export const traceparentOf = ({ traceId, spanId, isSampled }: Place) =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Null where it is none. */
export function placeIn(traceparent: unknown): Place | null {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 };
}

/** For the lines of the log, under OpenTelemetry's names. */
export function traceIdsNow(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = spanNow();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
