import { sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue';
import { createHealthEndpoint } from '../http/health-endpoint';
import type { BackEnd } from '../ports/backend-ports';
import type { Area, Shared } from './area';

interface HealthOptions {
  readonly catalogue: Pick<Catalogue, 'list'>;
  readonly backEnd: Pick<BackEnd, 'health'>;
}

/** Whether this process can serve. */
export function composeHealth({ env, connections }: Shared, { catalogue, backEnd }: HealthOptions): Area {
  const endpoint = createHealthEndpoint({
    revision: env.server.revision,
    checkDatabase: async () => void (await connections.health.db.execute(sql`select 1`)),
    countProducts: () => catalogue.list({ pageSize: 1 }, 'de').totalCount,
    describeBackEnd: backEnd.health,
  });
  return { endpoints: { '/api/health': endpoint } };
}
