const DEFAULT_STATUS = 500;
const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/** The HTTP status that an error stands for: its `statusCode`, `status` or response's status, else 500 (ER-12). */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return DEFAULT_STATUS;
  const { statusCode, status, response } = error as { statusCode?: unknown; status?: unknown; response?: unknown };
  const answered = typeof response === 'object' && response !== null && 'status' in response ? response.status : null;
  return [statusCode, status, answered].find(isStatus) ?? DEFAULT_STATUS;
}
