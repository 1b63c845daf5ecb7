import type { Response } from 'playwright-core';
import { newPerson, type Person } from '../person.js';

let maya: Promise<Person> | undefined;

/** The same person for all tests of the entry: registrations are limited. */
export const someone = (): Promise<Person> => (maya ??= newPerson({ firstName: 'Maya', lastName: 'Okafor' }));

/** Whether it answers the question who is signed in. */
export const isCheck = (response: Response) => new URL(response.url()).pathname === '/api/auth/user';
