/** A borrower's page was opened without a session. */
export class MissingSessionError extends Error {
  override readonly name = 'MissingSessionError';
  constructor() {
    super('There is no session');
  }
}
