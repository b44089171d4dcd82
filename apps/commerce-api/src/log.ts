import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from './safe-error';

/** The API's log, a JSON object a line; errors lose the values that they were about. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
