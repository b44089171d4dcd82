import type { OdooClient } from '@geven/odoo-rpc';
import { OdooError, type OdooErrorKind } from '@geven/odoo-rpc';
import recording from './recordings/range-odoo-19.json' with { type: 'json' };

export type FakeRow = { id: number; write_date?: string; active?: boolean; [field: string]: unknown };
type Tables = Record<string, Record<string, FakeRow[]>>;
type Condition = readonly [field: string, operator: string, value: unknown];

interface ReadArguments {
  readonly domain?: readonly (Condition | '|')[];
  readonly fields?: readonly string[];
  readonly order?: string;
  readonly limit?: number;
  readonly ids?: readonly number[];
  readonly allfields?: readonly string[];
  readonly context?: { lang?: string; active_test?: boolean; geven?: { product_ids: number[]; pricelist_id: number } };
}

/** Prices and stock of a variant, as the server action returns them. */
export type FakeFacts = [id: number, net: number, price: number, free: number | null, taxes: number];

/** An Odoo that holds what was recorded of a real one, to be changed by tests. */
export interface FakeRange {
  readonly client: OdooClient;
  /** What was asked, as `model.method`. */
  readonly calls: string[];
  rows(model: string): FakeRow[];
  /** Changes a record as Odoo would: it gets a new date. */
  write(model: string, id: number, values: Record<string, unknown>): void;
  insert(model: string, row: FakeRow): void;
  /** Has these records of a model that nothing was recorded of. */
  table(model: string, rows: readonly FakeRow[]): void;
  unlink(model: string, id: number): void;
  facts(variantId: number): FakeFacts;
  /** What price lists ask of the shop's price, in per cent; 100 where it is not said. */
  readonly percents: Map<number, number>;
  currency: string;
  database: string;
  /** Of modules that are not installed. */
  missingFields: string[];
  /** Every call fails so, until it is undefined again. */
  failure: OdooErrorKind | undefined;
  /** Called before each call is answered. */
  onCall: ((call: string) => void) | undefined;
}

export function createFakeRange(): FakeRange {
  const tables = structuredClone(recording.tables) as unknown as Tables;
  const facts = new Map((structuredClone(recording.facts.facts) as FakeFacts[]).map((row) => [row[0], row] as const));
  let seconds = Date.parse('2026-11-21T18:00:00Z') / 1000;
  const nextDate = () => {
    seconds += 10;
    return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  };
  const rowsIn = (model: string, language = 'en_US') => tables[model]?.[language] ?? [];

  const fake: FakeRange = {
    calls: [],
    percents: new Map(),
    currency: recording.facts.currency,
    database: recording.facts.database,
    missingFields: [],
    failure: undefined,
    onCall: undefined,
    rows: (model) => rowsIn(model),
    write(model, id, values) {
      const row = rowsIn(model).find((one) => one.id === id);
      if (!row) throw new Error(`The fake Odoo has no ${model} ${id}`);
      Object.assign(row, values, { write_date: nextDate() });
    },
    insert(model, row) {
      for (const rows of Object.values(tables[model] ?? {}))
        rows.push({ active: true, write_date: nextDate(), ...row });
    },
    table(model, rows) {
      tables[model] = { en_US: rows.map((row) => ({ active: true, write_date: nextDate(), ...row })) };
    },
    unlink(model, id) {
      for (const [language, rows] of Object.entries(tables[model] ?? {})) {
        (tables[model] as Record<string, FakeRow[]>)[language] = rows.filter((row) => row.id !== id);
      }
    },
    facts(variantId) {
      const row = facts.get(variantId);
      if (!row) throw new Error(`The fake Odoo knows no price of ${variantId}`);
      return row;
    },
    client: {
      version: async () => 19,
      async call<Answer>(model: string, method: string, args: object = {}) {
        const call = `${model}.${method}`;
        fake.calls.push(call);
        fake.onCall?.(call);
        if (fake.failure) throw new OdooError('fails for the test', { kind: fake.failure, call });
        return structuredClone(answer(model, method, args as ReadArguments)) as Answer;
      },
    },
  };

  function answer(model: string, method: string, args: ReadArguments): unknown {
    if (model === 'ir.model.data') return recording.ownRecords;
    if (model === 'ir.actions.server') return factsOf(args);
    if (method === 'get_external_id') return externalIds(model, args.ids ?? []);
    if (method === 'search_read') return search(model, args);
    if (method === 'fields_get') {
      const known = (args.allfields ?? []).filter((field) => !fake.missingFields.includes(field));
      return Object.fromEntries(known.map((field) => [field, {}]));
    }
    if (method === 'read') return rowsIn(model).filter(({ id }) => args.ids?.includes(id));
    throw new Error(`The fake Odoo has no ${model}.${method}`);
  }

  function factsOf({ context }: ReadArguments) {
    const { product_ids: asked = [], pricelist_id = 0 } = context?.geven ?? {};
    const percent = fake.percents.get(pricelist_id) ?? 100;
    const existing = new Set(rowsIn('product.product').map(({ id }) => id));
    const found = asked.flatMap((id) => (existing.has(id) ? [facts.get(id) ?? [id, 0, 0, 0, 0]] : []));
    const priced = found.map(([id, net, ...others]) => [id, (net * percent) / 100, ...others]);
    return { params: { database: fake.database, currency: fake.currency, facts: priced } };
  }

  function externalIds(model: string, ids: readonly number[]) {
    const known = (recording.externalIds as Record<string, Record<string, string>>)[model] ?? {};
    return Object.fromEntries(ids.map((id) => [id, known[id] ?? '']));
  }

  function search(model: string, { domain = [], fields = [], order, limit, context = {} }: ReadArguments) {
    const isActive = (row: FakeRow) => context.active_test === false || row.active !== false;
    const matching = rowsIn(model).filter((row) => isActive(row) && isIn(model, row, [...domain]));
    if (order === 'write_date desc')
      matching.sort((one, other) => (String(one.write_date) < String(other.write_date) ? 1 : -1));
    if (order === undefined || order === 'id') matching.sort((one, other) => one.id - other.id);
    const texts = new Map(rowsIn(model, context.lang).map((row) => [row.id, row]));
    return matching.slice(0, limit).map((row) => {
      const whole: Record<string, unknown> = { ...row, ...texts.get(row.id) };
      return Object.fromEntries(fields.map((field) => [field, fieldOf(model, whole as FakeRow, field)]));
    });
  }

  /** Polish notation, of which the catalogue uses conditions and `|`. */
  function isIn(model: string, row: FakeRow, domain: (Condition | '|')[]): boolean {
    const next = (): boolean => {
      const part = domain.shift();
      if (part === '|') {
        const [one, other] = [next(), next()];
        return one || other;
      }
      return part === undefined || isMet(fieldOf(model, row, part[0]), part);
    };
    let isMatch = true;
    while (domain.length > 0) isMatch = next() && isMatch;
    return isMatch;
  }

  /** Variants have their product's fields; a path leads to related records. */
  function fieldOf(model: string, row: FakeRow, field: string): unknown {
    if (field === 'attribute_line_ids.value_ids') {
      const lines = rowsIn('product.template.attribute.line').filter((line) => line.product_tmpl_id === row.id);
      return lines.flatMap((line) => line.value_ids as number[]);
    }
    if (field in row || model !== 'product.product') return row[field];
    return rowsIn('product.template').find(({ id }) => id === row.product_tmpl_id)?.[field];
  }

  return fake;
}

function isMet(value: unknown, [, operator, wanted]: Condition): boolean {
  const list = Array.isArray(value) ? value : [value];
  switch (operator) {
    case '=':
      return value === wanted;
    case '!=':
      return wanted === false ? value !== false && list.length > 0 : value !== wanted;
    case 'in':
      return list.some((one) => (wanted as unknown[]).includes(one));
    case '>':
      return Number(value) > Number(wanted);
    case '>=':
      return String(value) >= String(wanted);
    default:
      throw new Error(`The fake Odoo knows no ${operator}`);
  }
}
