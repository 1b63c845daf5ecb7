/** The `webhooks` section of the OpenAPI document: what receivers of events get. webhooks/EVENTS.md shows examples. */
import { TEST_EVENT, EVENT_TYPES, type EventType } from '../webhooks/eventTypes.js';
import type { JsonSchema } from './jsonSchema.js';

const TEXT: JsonSchema = { type: 'string' };
const ID: JsonSchema = { type: 'string', pattern: '^[a-z]+_[0-9a-z]{20}$' };

/** Fields of `data` by their names. */
const FIELDS = {
  jobId: { ...ID, description: 'The staging job.' },
  projectId: { ...ID, description: 'The project that it belongs to.' },
  itemId: { ...ID, description: 'The photo of the job.' },
  commentId: { ...ID, description: 'What the seller said.' },
  invoiceId: { ...ID, description: 'The invoice.' },
  mediaId: { ...ID, description: 'The file.' },
  webhookId: { ...ID, description: 'The webhook that is tried out.' },
  status: { ...TEXT, description: 'Where it stood then.' },
  verdict: { ...TEXT, description: 'Whether the seller agrees.', enum: ['looks_good', 'please_change'] },
  mediaType: { ...TEXT, enum: ['image', 'video'], description: 'What kind of file it is.' },
  pictures: {
    type: 'array',
    description: 'Links that need no sign-in, made anew for each try.',
    items: {
      type: 'object',
      required: ['mediaId', 'url'],
      properties: { itemId: ID, mediaId: ID, url: { type: 'string', format: 'uri' } },
    },
  },
} as const satisfies Record<string, JsonSchema>;

type Field = keyof typeof FIELDS;

const JOB = ['jobId', 'projectId', 'status'] as const;
const INVOICE = ['invoiceId', 'projectId', 'status'] as const;

const DATA: Readonly<Record<EventType | typeof TEST_EVENT, readonly Field[]>> = {
  'staging_job.processing': JOB,
  'staging_job.proof_ready': [...JOB, 'pictures'],
  'staging_job.failed': JOB,
  'staging_job.approved': JOB,
  'staging_job.delivered': [...JOB, 'pictures'],
  'staging_job.approval_withdrawn': JOB,
  'staging_job.cancelled': JOB,
  'proof.answered': ['jobId', 'itemId', 'commentId', 'verdict'],
  'invoice.sent': INVOICE,
  'invoice.paid': INVOICE,
  'invoice.overdue': INVOICE,
  'project.created': ['projectId', 'status'],
  'media.created': ['mediaId', 'projectId', 'mediaType', 'pictures'],
  [TEST_EVENT]: ['webhookId'],
};

const SUMMARIES = { ...EVENT_TYPES, [TEST_EVENT]: 'Somebody has sent a test.' };

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: TEXT,
});

const HEADERS = [
  header('webhook-id', 'The event’s id, the same on every try.'),
  header('webhook-timestamp', 'Seconds since 1970 of this try.'),
  header('webhook-signature', 'v1, and the base64 of HMAC-SHA256 over id.timestamp.body (Standard Webhooks).'),
];

/** By the event's type. */
export const describeEvents = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(DATA).map(([type, names]) => [type, { post: eventOf(type as keyof typeof DATA, names) }]),
  );

function eventOf(type: keyof typeof DATA, names: readonly Field[]): JsonSchema {
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: {
        type: 'object',
        required: names,
        properties: Object.fromEntries(names.map((name) => [name, FIELDS[name]])),
      },
    },
  };
  return {
    operationId: `on${type.replaceAll(/(?:^|[._])([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary: SUMMARIES[type],
    security: [],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'It has arrived. Answer within 15 seconds, and work on it afterwards.' },
      '4XX': { description: 'It is tried again later; after 410 the webhook is switched off.' },
    },
  };
}
