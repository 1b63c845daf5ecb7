import { z } from 'zod';
import { text } from '../domain/rules.js';
import { ALL_EVENT_TYPES } from './eventTypes.js';

/** Of a workspace. */
export const MOST_ENDPOINTS = 10;

/** Longer ones are refused by many servers. */
const LONGEST_URL = 2000;
const LONGEST_DESCRIPTION = 200;

const url = text('The address', LONGEST_URL).min(1, 'Enter an address');
const description = text('The description', LONGEST_DESCRIPTION);
const events = z
  .array(z.enum(ALL_EVENT_TYPES, 'Choose events of the list'))
  .transform((chosen) => [...new Set(chosen)]);

const details = { url: url.nullish(), description: description.nullish(), events: events.nullish() };

export const newWebhook = z.object({ ...details, url });
export type NewWebhook = z.output<typeof newWebhook>;

/** A field that is left out or null stays. */
export const webhookChanges = z.object({ id: z.string(), ...details, expected: z.object(details).nullish() });
export type WebhookChanges = z.output<typeof webhookChanges>;
