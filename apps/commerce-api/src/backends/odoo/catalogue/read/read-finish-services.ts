import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY, type FinishUnit } from '@geven/timber';
import type { FinishFacts } from '../mapping/finish-facts';
import { toCents } from '../records/to-cents';
import { readAll } from './read-all';
import type { OdooUnit } from './read-units';
import type { VariantFactsReader } from './read-variant-facts';

/** The service product that charges a finish. */
export interface FinishService {
  /** Its variant. */
  readonly productId: number;
  readonly unit: FinishUnit;
  /** Net cents of one unit. */
  readonly price: number;
  /** Litres of the unit that Odoo sells it in; null unless it is sold by volume. */
  readonly litresPerUnit: number | null;
}

interface ServiceContext {
  readonly units: readonly OdooUnit[];
  readonly readFacts: VariantFactsReader['read'];
}

interface ServiceRow {
  readonly id: number;
  readonly default_code: string;
  readonly uom_id: number;
}

/**
 * The services that the mapping names, by their item numbers, at the prices of the shop's pricelist. What is not sold,
 * has no tax, or is sold by something else than m², litres or pieces is left out. A price per litre has too few decimals
 * in Odoo, one per m³ too coarse quantities: ten litres are a good unit.
 */
export async function readFinishServices(
  client: OdooClient,
  finishes: FinishFacts,
  { units: allUnits, readFacts }: ServiceContext,
): Promise<ReadonlyMap<string, FinishService>> {
  const numbers = Object.values(finishes).flatMap(({ service }) => service ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await readAll<ServiceRow>(client, 'product.product', {
    domain: [
      ['default_code', 'in', numbers],
      ['sale_ok', '=', true],
    ],
    fields: ['default_code', 'uom_id'],
  });
  const units = new Map(allUnits.map((unit) => [unit.id, unit]));
  const facts = await readFacts(rows.map(({ id }) => id));
  const services = new Map<string, FinishService>();
  for (const { id, default_code: number, uom_id } of rows) {
    const measure = measureOf(units.get(uom_id));
    const { net, currency, taxCount } = facts.get(id) ?? {};
    if (!measure || net === undefined || currency !== CURRENCY || !taxCount) continue;
    const { litresPerUnit } = measure;
    const price = toCents(litresPerUnit === null ? net : (net * LITRES_PER_M3) / litresPerUnit);
    services.set(number, { productId: id, ...measure, price });
  }
  return services;
}

const LITRES_PER_M3 = 1000;
const MILLILITRES_PER_LITRE = 1000;

/** What one of a unit measures. */
function measureOf(unit: OdooUnit | undefined): Pick<FinishService, 'unit' | 'litresPerUnit'> | undefined {
  switch (unit?.baseName) {
    case 'uom.product_uom_milliliter':
      return { unit: 'CUBIC_METRE', litresPerUnit: unit.factor / MILLILITRES_PER_LITRE };
    case 'uom.product_uom_square_meter':
      return unit.factor === 1 ? { unit: 'SQUARE_METRE', litresPerUnit: null } : undefined;
    case 'uom.product_uom_unit':
      return unit.factor === 1 ? { unit: 'PIECE', litresPerUnit: null } : undefined;
    default:
      return undefined;
  }
}
