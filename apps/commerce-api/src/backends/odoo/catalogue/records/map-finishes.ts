import type { FinishRecord } from '@geven/catalogue-records';
import type { FinishAttribute } from '@geven/timber';
import { ProductLeftOut } from '../left-out';
import type { FinishFacts } from '../mapping/finish-facts';
import type { FinishService } from '../read/read-finish-services';

const ROLES = { surface_finishing: 'surfaceFinishing', finishing: 'finishing' } as const;
const ATTRIBUTES = Object.keys(ROLES) as FinishAttribute[];
type Role = (typeof ROLES)[FinishAttribute];

/** Which service charges a finish, for the cart. */
export interface ChargedFinish {
  readonly finishId: number;
  readonly productId: number;
  readonly litresPerUnit: number | null;
}

export interface MappedFinishes {
  readonly records: readonly FinishRecord[];
  readonly charged: readonly ChargedFinish[];
}

interface FinishContext {
  readonly mapping: { readonly finishes: FinishFacts };
  /** By item number. */
  readonly services: ReadonlyMap<string, FinishService>;
}

/**
 * What a product can be finished with: its values of the two attributes, in the merchant's order. The first of each is
 * what it has anyway and costs nothing; what the others cost is the price of the service that the mapping names.
 */
export function mapFinishes(
  templateId: number,
  values: { uses(role: Role): readonly { readonly id: number; readonly key: string }[] },
  { mapping, services }: FinishContext,
): MappedFinishes {
  const charged: ChargedFinish[] = [];
  const uses = ATTRIBUTES.flatMap((attribute) =>
    values.uses(ROLES[attribute]).map(({ id, key }, index) => ({ id, key, attribute, isDefault: index === 0 })),
  );
  const records = uses.map(({ id, key, attribute, isDefault }, index): FinishRecord => {
    const { service: number, extraDays, longest } = (isDefault ? undefined : mapping.finishes[key]) ?? NOTHING;
    const service = number === undefined ? undefined : services.get(number);
    if (number !== undefined && !service) throw new ProductLeftOut('unknown-service', number);
    if (service) charged.push({ finishId: id, productId: service.productId, litresPerUnit: service.litresPerUnit });
    return {
      id,
      templateId,
      attribute,
      slug: key,
      sequence: index + 1,
      isDefault,
      surchargeUnit: service?.unit ?? null,
      surchargePrice: service?.price ?? null,
      extraDays,
      longest,
    };
  });
  return { records, charged };
}

const NOTHING = { service: undefined, extraDays: 0, longest: null };
