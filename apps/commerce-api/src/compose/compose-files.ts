import { createFilesEndpoint, FILES_PATH } from '../http/files-endpoint';
import type { Limits } from '../ports/limits';
import type { Sessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import type { UseCases } from '../use-cases/use-cases';
import type { Area, Shared } from './area';

interface FilesOptions {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly useCases: UseCases;
}

/** Files of customers, for whoever is logged in. */
export function composeFiles({ env, log }: Shared, { sessions, limits, useCases }: FilesOptions): Area {
  const endpoint = createFilesEndpoint({
    openFile: useCases.account.openFile,
    isSecure: env.shop.url.startsWith('https:'),
    createVisitor: (facts) => createVisitor({ sessions, limits, ...facts }),
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'file not answered'),
  });
  return { endpoints: { [FILES_PATH]: endpoint } };
}
