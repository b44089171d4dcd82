// Classes of PostgreSQL's own codes: connection exception, too many connections, shutdown and start-up.
const POSTGRES = /^(08\d{3}|53300|57P0[1-3])$/;
// The driver's and the operating system's.
const CONNECTION =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** True for errors that mean that PostgreSQL cannot be reached at the moment: trying again later may work. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (POSTGRES.test(code) || CONNECTION.test(code)) return true;
  return isConnectionLoss(error.cause) || (error instanceof AggregateError && error.errors.some(isConnectionLoss));
}
