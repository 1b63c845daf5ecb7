/** The server's sentence about a file that it will not have, however often it is sent. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
