import type { Transaction } from '../db/client.js';
import { newId } from '../domain/ids.js';
import { CHANNEL } from '../messaging/notify.js';
import type { BusMessage } from '../messaging/bus.js';
import { storedData, type EventData } from './eventData.js';
import type { EventType } from './eventTypes.js';
import { MOST_ENDPOINTS } from './webhook.rules.js';

interface NewEvent {
  readonly workspaceId: string;
  readonly type: EventType;
  /** what it happened to: events of one object are sent one after another */
  readonly objectId: string;
  readonly data: EventData;
}

/**
 * Records an event in the transaction of its change, with a delivery to each endpoint of the workspace that is told of
 * it; workers hear of it at the commit. Writes nothing where no endpoint is told. The caller holds a lock on the
 * object's row, so that the deliveries' order is that of the changes.
 */
export async function recordEvent(tx: Pick<Transaction, '$executeRaw'>, event: NewEvent): Promise<void> {
  const { workspaceId, type, objectId, data } = event;
  const message: BusMessage = { kind: 'webhook', workspaceId, id: workspaceId };
  const deliveryIds = Array.from({ length: MOST_ENDPOINTS }, () => newId('whd'));
  await tx.$executeRaw`
    WITH told AS (
      SELECT "id", row_number() OVER (ORDER BY "id") AS "number" FROM "WebhookEndpoint"
      WHERE "workspaceId" = ${workspaceId} AND "offReason" IS NULL
        AND ("events" = '{}' OR ${type} = ANY("events"))
    ), event AS (
      INSERT INTO "WebhookEvent" ("id", "workspaceId", "type", "objectId", "data", "createdAt")
      SELECT ${newId('evt')}, ${workspaceId}, ${type}, ${objectId}, ${JSON.stringify(storedData(data))}::jsonb,
        now() AT TIME ZONE 'utc'
      WHERE EXISTS (SELECT FROM told)
      RETURNING "id"
    ), delivery AS (
      INSERT INTO "WebhookDelivery" ("id", "workspaceId", "endpointId", "eventId", "lane", "dueAt", "createdAt")
      SELECT (${deliveryIds}::text[])[told."number"], ${workspaceId}, told."id", event."id", ${objectId},
        now() AT TIME ZONE 'utc', now() AT TIME ZONE 'utc'
      FROM told CROSS JOIN event
    )
    SELECT pg_notify(${CHANNEL}, ${JSON.stringify(message)}) FROM event`;
}
