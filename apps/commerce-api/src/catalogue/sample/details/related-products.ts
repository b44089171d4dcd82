import type { TemplateRecord } from '../../../ports/catalogue-source';
import { groupBy } from '../../projection/group-by';

/** Of each kind that a product is shown with. */
const MOST = 12;

type Product = Pick<
  TemplateRecord,
  'id' | 'family' | 'specie' | 'thickness' | 'width' | 'profile' | 'itemNumber' | 'isSample' | 'applications'
>;

interface Relations {
  accessoryIds: number[];
  alternativeIds: number[];
}

/** Item numbers of the oils by the species that they are made for; the natural one goes with every wood. */
const OILS: Record<string, string> = {
  bangkirai: 'AC-OIL-002',
  'larch-european': 'AC-OIL-003',
  douglas: 'AC-OIL-003',
  teak: 'AC-OIL-004',
};
const NATURAL_OIL = 'AC-OIL-001';
const PEDESTALS = ['AC-PED-002', 'AC-PED-003', 'AC-PED-006'];
const WEED_MEMBRANE = 'AC-MEM-001';
/** Up to this thickness in mm the shorter screw holds a decking board. */
const THIN = 21;

/** What goes with every product and what could be taken instead, by the id of the product. */
export function relateProducts(products: readonly Product[]): Map<number, Relations> {
  const ids = new Map(products.map(({ itemNumber, id }) => [itemNumber, id]));
  const sameSize = groupBy(products, ({ family, thickness, width }) => `${family} ${thickness} ${width}`);
  const kinds = groupBy(products, groupCode);
  const sameKind = (product: Product) =>
    (kinds.get(groupCode(product)) ?? []).flatMap(({ id }) => (id === product.id ? [] : [id]));
  const sameSpecie = groupBy(products, ({ family, specie }) => `${family} ${specie}`);
  return new Map(
    products.map((product) => {
      const { id, family, thickness, width, profile, specie } = product;
      const siblings = sameSize.get(`${family} ${thickness} ${width}`) ?? [];
      const others = siblings.filter((other) => other.specie !== specie && other.profile === profile);
      const sizes = (sameSpecie.get(`${family} ${specie}`) ?? []).filter(
        (other) =>
          other.id !== id && (other.profile === profile || (other.thickness === thickness && other.width === width)),
      );
      return [
        id,
        {
          accessoryIds: accessoriesOf(product).flatMap((itemNumber) => ids.get(itemNumber) ?? []),
          alternativeIds: (specie === null ? sameKind(product) : interleave(others, sizes)).slice(0, MOST),
        },
      ];
    }),
  );
}

/** Accessories of a kind begin alike: `AC-OIL-002`. */
const groupCode = ({ itemNumber }: Product): string => itemNumber.slice(0, itemNumber.lastIndexOf('-'));

/** Item numbers of the accessories that fit, the most needed first. */
function accessoriesOf({ family, thickness, profile, specie, width, isSample, itemNumber }: Product): string[] {
  const oils = specie === null ? [] : [OILS[specie] ?? NATURAL_OIL];
  switch (family) {
    case 'DH':
    case 'DS':
      return [
        ...((thickness ?? 0) <= THIN ? ['AC-SCR-001', 'AC-SCR-005'] : ['AC-SCR-003', 'AC-SCR-006']),
        ...['AC-CLP-001', 'AC-CLP-002', ...oils, 'AC-END-001', ...PEDESTALS, 'AC-SPC-001', WEED_MEMBRANE],
      ];
    case 'CL':
      return [
        ...['AC-SCR-008', 'AC-SCR-009', ...(profile === 'channel-siding' ? ['AC-CLP-004'] : []), ...oils],
        ...['AC-END-001', 'AC-COR-001', 'AC-COR-002'],
      ];
    case 'RH':
      return ['AC-CLP-003', 'AC-SCR-009', 'AC-MEM-002', 'AC-TAP-002', ...oils, 'AC-COR-001'];
    case 'PB':
    case 'SB':
    case 'TB':
      return ['AC-SCR-008', 'AC-SCR-010', ...oils];
    case 'BT':
      return ['AC-TAP-001', 'AC-SPC-001', 'AC-SCR-010', ...PEDESTALS];
    case 'PM':
    case 'SM':
      return [
        ...['AC-SCR-011', 'AC-SCR-012', 'AC-BRK-003', 'AC-BRK-004'],
        // Square cross-sections are posts.
        ...(thickness === width ? ['AC-BRK-001', 'AC-BRK-002'] : []),
      ];
    default:
      // Pedestals carry joists on pads, cleaners come before oil.
      if (isSample) return [];
      if (itemNumber.startsWith('AC-PED')) return ['AC-SPC-001', 'AC-TAP-001', WEED_MEMBRANE];
      return itemNumber.startsWith('AC-CLN') ? [NATURAL_OIL] : [];
  }
}

/** One of each in turn, so that both kinds of alternatives are among the first. */
function interleave(one: readonly Product[], other: readonly Product[]): number[] {
  const ids: number[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    for (const product of [one[index], other[index]]) if (product) ids.push(product.id);
  }
  return [...new Set(ids)];
}
