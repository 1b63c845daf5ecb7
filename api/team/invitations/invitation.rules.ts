import { z } from 'zod';
import { email } from '../../accounts/accounts.rules.js';

const role = z.enum(['owner', 'manager', 'agent', 'viewer']);

export const newInvitation = z.object({ email: email.nullish(), role });
export type NewInvitation = z.output<typeof newInvitation>;
