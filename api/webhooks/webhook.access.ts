import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The endpoints that the caller may see and change; schema/needs.ts tells which callers may at all. */
export const visibleWebhooks = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId }) satisfies Prisma.WebhookEndpointWhereInput;

/** Their deliveries. */
export const visibleDeliveries = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId }) satisfies Prisma.WebhookDeliveryWhereInput;
