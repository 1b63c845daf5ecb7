/** The program cannot start, and a person can resolve it: the message names the fault and the remedy. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
