/** OpenTelemetry's SDK. Imported only when traces are on: it costs 15 MB. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Env, TraceSettings } from '../env.js';
import { sayOnce } from '../messaging/sayOnce.js';
import { VERSION } from '../version.js';
import { tracesBy, type Place, type Recorder, type Traces } from './traces.js';

/** Milliseconds for what waits to be sent when the process stops. */
const PATIENCE_MS = 2000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

interface Options extends Pick<Env, 'role'> {
  readonly settings: TraceSettings;
  readonly log: Logger;
}

/**
 * Records spans and sends them in the background. What cannot be sent is dropped. Sampler, limits, headers and patience
 * are those of the usual variables, which the SDK reads.
 */
export async function startTraces({ settings, role, log }: Options): Promise<Traces> {
  const exporter = tellingOf(await openExporter(settings), log);
  const ours = resourceFromAttributes({
    'service.name': 'showhome',
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
    'showhome.role': role,
  });
  const provider = new BasicTracerProvider({
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  return tracesBy({
    begin: beginnerOf(provider.getTracer('showhome', VERSION)),
    stop: () => Promise.race([provider.shutdown(), wait(PATIENCE_MS, undefined, { ref: false })]),
  });
}

async function openExporter({ url, protocol }: TraceSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'));
  return new OTLPTraceExporter({ url });
}

/** The same exporter, which says once that it fails, and once that it works again. */
function tellingOf(exporter: SpanExporter, log: Logger): SpanExporter {
  const said = sayOnce(log, { fails: 'traces cannot be sent; they are dropped', works: 'traces can be sent again' });
  // else the lines would have the ids of whatever request the SDK's timer was set in
  const outside = AsyncLocalStorage.snapshot();
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        outside(() => (result.code === 0 ? said.works() : said.failed(result.error)));
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

const contextOf = (within: Place | null) =>
  within
    ? trace.setSpanContext(ROOT_CONTEXT, {
        ...within,
        traceFlags: within.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      })
    : ROOT_CONTEXT;

function beginnerOf(tracer: Tracer): Recorder['begin'] {
  return ({ name, kind = 'internal', attributes }, within, began) => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime: began }, contextOf(within));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      spanId,
      isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      set: (more) => void span.setAttributes(more),
      rename: (other) => void span.updateName(other),
      fail(type) {
        span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
      },
      end: (at) => span.end(at),
    };
  };
}
