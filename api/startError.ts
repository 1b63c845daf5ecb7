/** Why the program cannot start, where a person can mend it: the message says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
