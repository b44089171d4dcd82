import { createRefusedFormsEndpoint, REFUSED_FORMS_PATH } from '../http/refused-forms-endpoint';
import type { Limits } from '../ports/limits';
import { createRefusedForms } from '../sessions/refused-forms';
import type { Sessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import { type Area, logFailure, type Shared } from './area';

interface RefusedFormsOptions {
  readonly sessions: Sessions;
  readonly limits: Limits;
}

/** Forms that came back to shoppers, kept for the shop's server by session. */
export function composeRefusedForms({ env, log, clock, connections }: Shared, options: RefusedFormsOptions): Area {
  const forms = createRefusedForms({ db: connections.requests.db, clock });
  const endpoint = createRefusedFormsEndpoint({
    forms,
    secret: env.server.forwardingSecret,
    isSecure: env.shop.url.startsWith('https:'),
    createVisitor: (facts) => createVisitor({ ...options, ...facts }),
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'refused form not kept'),
  });
  return {
    endpoints: { [REFUSED_FORMS_PATH]: endpoint },
    runMaintenance: () => forms.removeExpired().catch(logFailure(log, 'refused forms not cleaned')),
  };
}
