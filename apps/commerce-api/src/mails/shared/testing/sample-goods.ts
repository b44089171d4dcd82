import type { PicturedGoods, PicturedVariant } from '../pictured-goods';

const LARCH: PicturedVariant['product'] = {
  familyName: 'Terrassendiele',
  thickness: 28,
  width: 145,
  profile1: { slug: 'grooved', name: 'einseitig gerillt' },
  end: { filename: 'larch-european.webp' },
  image: '/api/pictures/1/boards/larch-european-grooved.webp',
};

const BATTEN: PicturedVariant['product'] = {
  ...LARCH,
  familyName: 'Latte',
  thickness: 45,
  width: 70,
  profile1: { slug: 'planed', name: 'gehobelt' },
  end: { filename: 'larch-european-beam.webp' },
};

const accessory = (familyName: string, drawing: string): PicturedVariant => ({
  lengte: null,
  isSample: false,
  product: {
    familyName,
    thickness: null,
    width: null,
    profile1: null,
    end: null,
    image: `/api/pictures/1/accessories/${drawing}.webp`,
  },
});

const VARIANTS: Readonly<Record<number, PicturedVariant>> = {
  1: { lengte: 4800, isSample: false, product: LARCH },
  2: { lengte: 2400, isSample: false, product: LARCH },
  3: { lengte: 3600, isSample: false, product: BATTEN },
  4: accessory('Schrauben', 'screws-decking-5-5x60'),
  5: accessory('Stelzlager', 'pedestals-35-60'),
  6: { lengte: 250, isSample: true, product: LARCH },
};

/** Boards of two lengths, battens, screws, pedestals and a sample, as the catalogue has them. */
export const GOODS: PicturedGoods = { variant: (id) => VARIANTS[id] };
