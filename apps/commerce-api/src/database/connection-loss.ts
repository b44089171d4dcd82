// PostgreSQL's own codes: connection exception, too many connections, shutdown and start-up, and what took too long:
// a lock, a statement, a transaction.
const POSTGRES = /^(08\d{3}|53300|57P0[1-3]|55P03|57014|25P03)$/;
const SYSTEM = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// The driver's own errors have no code.
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** True for errors that mean that PostgreSQL cannot be reached, or is too busy, at the moment: trying again may work. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (POSTGRES.test(code) || SYSTEM.test(code) || DRIVER.test(error.message)) return true;
  return isConnectionLoss(error.cause) || (error instanceof AggregateError && error.errors.some(isConnectionLoss));
}
