import { sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue';
import { createHealthEndpoint } from '../http/health-endpoint';
import type { Backend } from '../ports/backend-ports';
import type { Area, Shared } from './area';

interface HealthOptions {
  readonly catalogue: Pick<Catalogue, 'list'>;
  readonly backend: Pick<Backend, 'health'>;
}

/** Whether this process can serve. */
export function composeHealth({ env, connections }: Shared, { catalogue, backend }: HealthOptions): Area {
  const endpoint = createHealthEndpoint({
    revision: env.server.revision,
    checkDatabase: async () => void (await connections.health.db.execute(sql`select 1`)),
    countProducts: () => catalogue.list({ pageSize: 1 }, 'de').totalCount,
    describeBackend: backend.health,
  });
  return { endpoints: { '/api/health': endpoint } };
}
