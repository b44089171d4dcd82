import type { ProductCard } from '@geven/odoo-sdk';

/** What the tiles of the samples have in common. */
const PLAIN = {
  colour: null,
  certification: '–',
  quality: null,
  face: null,
  end: null,
  isExpress: false,
  isPromo: false,
  hasSample: true,
  ribbon: null,
  productCategoryIsSample: false,
} satisfies Partial<ProductCard>;

/** Grooved bangkirai decking, as the API answers it in German for a tile. */
export const DECKING: ProductCard = {
  ...PLAIN,
  id: 41,
  title: { name: 'Bangkirai Terrassendiele 25 × 145 mm, einseitig gerillt', short: 'Bangkirai Terrassendiele' },
  familyName: 'Terrassendiele',
  family: 'DH',
  slug: 'bangkirai-terrassendiele-25x145-einseitig-gerillt',
  itemNumber: 'DH-BAN-025145-GR',
  specie: { name: 'Bangkirai', slug: 'bangkirai', durabilityClass: '2' },
  thickness: 25,
  width: 145,
  profile1: { slug: 'grooved', name: 'einseitig gerillt' },
  image: 'faces/bangkirai-grooved',
  saleDelay: 1,
  stock: 1975,
  variantView: 'WoodView',
  lengthRange: { min: 1850, max: 4850 },
  combinationInfo: {
    price: 1876,
    price_m1: 1014,
    price_m2: 6760,
    lowestPrice30Days: null,
    lowestPrice30Days_m1: null,
  },
};

/** Larch cladding with tongue and groove. */
export const CLADDING: ProductCard = {
  ...PLAIN,
  id: 163,
  title: { name: 'Lärche Fassadenprofil 22 × 145 mm, Nut und Feder', short: 'Lärche Fassadenprofil' },
  familyName: 'Fassadenprofil',
  family: 'CL',
  slug: 'laerche-fassadenprofil-22x145-nut-und-feder',
  itemNumber: 'CL-LAR-022145-TG',
  specie: { name: 'Europäische Lärche', slug: 'larch-european', durabilityClass: '3–4' },
  thickness: 22,
  width: 145,
  profile1: { slug: 'tongue-and-groove', name: 'Nut und Feder' },
  certification: 'FSC 100 %',
  image: 'faces/larch-european-smooth',
  saleDelay: 1,
  stock: 2437,
  variantView: 'WoodView',
  lengthRange: { min: 1800, max: 6000 },
  combinationInfo: {
    price: 986,
    price_m1: 548,
    price_m2: 4029,
    lowestPrice30Days: null,
    lowestPrice30Days_m1: null,
  },
};

/** Stainless screws for decking. */
export const SCREWS: ProductCard = {
  ...PLAIN,
  id: 562,
  title: { name: 'Terrassenschraube Edelstahl A4 5,0 × 50 mm', short: 'Terrassenschraube Edelstahl A4 5,0 × 50 mm' },
  familyName: 'Schrauben',
  family: 'AC',
  slug: 'terrassenschraube-edelstahl-a4-5-0x50-mm',
  itemNumber: 'AC-SCR-005',
  specie: null,
  thickness: null,
  width: null,
  profile1: null,
  image: 'accessories/screws',
  saleDelay: 2,
  stock: 529,
  variantView: 'Other',
  lengthRange: null,
  combinationInfo: {
    price: 1650,
    price_m1: null,
    price_m2: null,
    lowestPrice30Days: null,
    lowestPrice30Days_m1: null,
  },
};
