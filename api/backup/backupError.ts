/** A backup cannot be made, read or restored, and the operator can do something about it: the message says what. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
