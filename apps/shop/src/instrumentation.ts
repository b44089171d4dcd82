import type { Instrumentation } from 'next';

/**
 * Logs what a visitor saw only as an error page: Next itself runs quietly here. The path as asked for stays out of the
 * log, it may hold what somebody typed.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, { routePath }) => {
  console.error(`${method} ${routePath} failed, request ${headers['x-request-id'] ?? 'without id'}`, error);
};
