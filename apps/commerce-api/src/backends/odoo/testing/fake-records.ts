import type { OdooArguments } from '@geven/odoo-rpc';

export interface FakeRecord {
  readonly id: number;
  readonly write_date: string;
  readonly [field: string]: unknown;
}

type Condition = readonly [field: string, operator: string, value: unknown];

/** Records of one model, as `search_read` answers them by their id. */
export function createFakeRecords(initial: readonly FakeRecord[]) {
  const records = new Map(initial.map((record) => [record.id, record]));
  let callsLeft = Number.POSITIVE_INFINITY;

  return {
    search({ domain, limit }: OdooArguments): FakeRecord[] {
      if (callsLeft === 0) {
        callsLeft = Number.POSITIVE_INFINITY;
        throw new Error('Odoo is away');
      }
      callsLeft -= 1;
      const conditions = (domain ?? []) as readonly Condition[];
      const found = [...records.values()].filter((record) => conditions.every((condition) => isMet(record, condition)));
      return found.toSorted((one, other) => one.id - other.id).slice(0, (limit as number | undefined) ?? found.length);
    },
    insert: (record: FakeRecord) => void records.set(record.id, record),
    write(id: number, values: Record<string, unknown>, writeDate: string) {
      const record = records.get(id);
      if (!record) throw new Error(`There is no record ${id}`);
      records.set(id, { ...record, ...values, write_date: writeDate });
    },
    remove: (id: number) => void records.delete(id),
    /** After so many answers one call fails. */
    failAfter(calls: number) {
      callsLeft = calls;
    },
  };
}

function isMet(record: FakeRecord, [field, operator, value]: Condition): boolean {
  const found = record[field];
  switch (operator) {
    case '>':
      return Number(found) > Number(value);
    case '>=':
      return String(found) >= String(value);
    case '=':
      return found === value;
    case '!=':
      return found !== value;
    case 'in':
      return (value as unknown[]).includes(found);
    default:
      throw new Error(`Nobody expected ${operator}`);
  }
}
