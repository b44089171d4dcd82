/** What the log may keep of an error: drizzle puts a query's parameters into messages, and those are people's data. */
export interface SafeError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  /** The places only. */
  readonly stack?: string;
  readonly cause?: SafeError;
}

/** An error without the values that it was about. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an Error' };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: error.message.split('\nparams:')[0] ?? '',
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(places ? { stack: places.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}
