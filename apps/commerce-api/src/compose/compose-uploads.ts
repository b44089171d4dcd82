import { createClamdScanner } from '../gateways/clamd/clamd-scanner';
import { createUploadsEndpoint, UPLOADS_PATH } from '../http/uploads-endpoint';
import type { Files } from '../ports/files';
import type { Limits } from '../ports/limits';
import type { Sessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import type { HeifToJpeg } from '../uploads/receive-file';
import { createStoredUploads } from '../uploads/stored-uploads';
import { type Area, logFailure, type Shared } from './area';

/** Files of visitors, for the use cases that take them over. */
export function composeUploads(
  { env, clock, connections }: Omit<Shared, 'log'>,
  { files, heifToJpeg }: { readonly files: Files; readonly heifToJpeg: HeifToJpeg },
) {
  const { clamdUrl } = env.uploads;
  return createStoredUploads({
    db: connections.requests.db,
    clock,
    ...{ files, heifToJpeg },
    scanner: clamdUrl ? createClamdScanner({ url: clamdUrl }) : null,
  });
}

interface UploadAreaOptions {
  readonly uploads: Pick<ReturnType<typeof composeUploads>, 'intake' | 'removeOrphans'>;
  readonly sessions: Sessions;
  readonly limits: Limits;
}

/** Where visitors send files to, for their session. */
export function composeUploadArea({ env, log }: Shared, { uploads, sessions, limits }: UploadAreaOptions): Area {
  const endpoint = createUploadsEndpoint({
    intake: uploads.intake,
    limits,
    shopOrigin: new URL(env.shop.url).origin,
    isSecure: env.shop.url.startsWith('https:'),
    createVisitor: (facts) => createVisitor({ sessions, limits, ...facts }),
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'upload not kept'),
  });
  return {
    endpoints: { [UPLOADS_PATH]: endpoint, [`${UPLOADS_PATH}/`]: endpoint },
    runMaintenance: () => uploads.removeOrphans().catch(logFailure(log, 'uploads not cleaned')),
  };
}
