import type { OdooClient } from '@geven/odoo-rpc';
import { OdooError } from '@geven/odoo-rpc';

/** Module of the external ids that the gateway gives its records in Odoo. */
export const MODULE = 'geven';

/** Ids of the gateway's own records in Odoo by their external names. */
export interface OdooIds {
  /** Raises `OdooError` of the kind `missing` when the set-up command has not made it. */
  find(name: string): Promise<number>;
}

interface ExternalId {
  readonly name: string;
  readonly res_id: number;
}

/** Reads all of them at once, and again when one is missing: the set-up command may have run meanwhile. */
export function createOdooIds(client: OdooClient): OdooIds {
  let known: Promise<ReadonlyMap<string, number>> | undefined;

  async function load(): Promise<ReadonlyMap<string, number>> {
    const rows = await client.call<ExternalId[]>('ir.model.data', 'search_read', {
      // The sample's own records are many.
      domain: [
        ['module', '=', MODULE],
        ['model', 'in', ['ir.actions.server', 'product.pricelist']],
      ],
      fields: ['name', 'res_id'],
      limit: 500,
    });
    return new Map(rows.map(({ name, res_id }) => [name, res_id]));
  }
  function loadAnew() {
    const loading = load();
    known = loading;
    loading.catch(() => {
      known = undefined;
    });
    return loading;
  }

  return {
    async find(name) {
      const id = (await (known ?? loadAnew())).get(name) ?? (await loadAnew()).get(name);
      if (id !== undefined) return id;
      throw new OdooError('not set up: run "commerce-api odoo setup"', { kind: 'missing', call: `${MODULE}.${name}` });
    },
  };
}
