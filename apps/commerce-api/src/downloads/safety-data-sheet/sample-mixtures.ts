import type { Mixture } from './mixture';

/**
 * The mixtures of the sample range: invented, and classified by the rules for mixtures from what they hold. Of anything
 * else no sheet is written: only who made a mixture knows what is in it.
 */
export const SAMPLE_MIXTURES: readonly Mixture[] = [
  {
    key: 'oil',
    itemNumber: 'AC-OIL',
    classification: [
      ['Flam. Liq. 3', 'H226'],
      ['STOT SE 3', 'H336'],
    ],
    label: {
      statements: ['H226', 'H336', 'EUH066'],
      precautions: ['P101', 'P102', 'P210', 'P261', 'P271', 'P304+P340', 'P501'],
    },
    ingredients: [
      {
        key: 'hydrocarbons',
        cas: null,
        ec: '919-857-5',
        share: '25–50',
        classification: [
          ['Flam. Liq. 3', 'H226'],
          ['Asp. Tox. 1', 'H304'],
          ['STOT SE 3', 'H336'],
        ],
        isOnLabel: true,
      },
      { key: 'linseedOil', cas: '8001-26-1', ec: '232-278-6', share: '25–50', classification: [], isOnLabel: false },
    ],
    ph: null,
    flashPoint: '> 38',
    density: '0.85–0.90',
    isSoluble: false,
    viscosity: '> 20.5',
    transport: {
      number: 'UN 1263',
      class: '3',
      packingGroup: 'III',
      isMarinePollutant: false,
      limitedQuantity: '5 l',
      isFreeUpToFiveLitres: false,
    },
    wasteCode: '20 01 27*',
    regulations: [],
  },
  {
    key: 'alkalineCleaner',
    itemNumber: 'AC-CLN-001',
    classification: [['Skin Corr. 1B', 'H314']],
    label: {
      statements: ['H314'],
      precautions: [
        ...(['P101', 'P102', 'P260', 'P280', 'P301+P330+P331'] as const),
        ...(['P303+P361+P353', 'P305+P351+P338', 'P310', 'P405', 'P501'] as const),
      ],
    },
    ingredients: [
      {
        key: 'sodiumHydroxide',
        cas: '1310-73-2',
        ec: '215-185-5',
        share: '2–5',
        classification: [
          ['Met. Corr. 1', 'H290'],
          ['Skin Corr. 1A', 'H314'],
        ],
        isOnLabel: true,
      },
    ],
    ph: '> 13',
    flashPoint: null,
    density: '1.03–1.06',
    isSoluble: true,
    viscosity: null,
    transport: {
      number: 'UN 1824',
      class: '8',
      packingGroup: 'II',
      isMarinePollutant: false,
      limitedQuantity: '1 l',
      isFreeUpToFiveLitres: false,
    },
    wasteCode: '20 01 29*',
    regulations: ['detergents', 'childResistant'],
  },
  {
    key: 'greyRemover',
    itemNumber: 'AC-CLN-002',
    classification: [['Eye Dam. 1', 'H318']],
    label: {
      statements: ['H318'],
      precautions: ['P101', 'P102', 'P280', 'P305+P351+P338', 'P310', 'P501'],
    },
    ingredients: [
      {
        key: 'oxalicAcid',
        cas: '6153-56-6',
        ec: '205-634-3',
        share: '5–10',
        classification: [
          ['Acute Tox. 4', 'H302'],
          ['Acute Tox. 4', 'H312'],
          ['Eye Dam. 1', 'H318'],
        ],
        isOnLabel: true,
      },
    ],
    ph: '1–2',
    flashPoint: null,
    density: '1.02–1.05',
    isSoluble: true,
    viscosity: null,
    transport: null,
    wasteCode: '20 01 29*',
    regulations: ['detergents'],
  },
  {
    key: 'algaeCleaner',
    itemNumber: 'AC-CLN-003',
    // Acute 1 and chronic 2 are labelled together as H410.
    classification: [
      ['Skin Irrit. 2', 'H315'],
      ['Eye Dam. 1', 'H318'],
      ['Aquatic Acute 1', 'H400'],
      ['Aquatic Chronic 2', 'H411'],
    ],
    label: {
      statements: ['H315', 'H318', 'H410'],
      precautions: ['P101', 'P102', 'P273', 'P280', 'P305+P351+P338', 'P310', 'P391', 'P501'],
    },
    ingredients: [
      {
        key: 'benzalkoniumChloride',
        cas: '68424-85-1',
        ec: '270-325-2',
        share: '3–4.9',
        classification: [
          ['Acute Tox. 4', 'H302'],
          ['Skin Corr. 1B', 'H314'],
          ['Eye Dam. 1', 'H318'],
          ['Aquatic Acute 1 (M = 10)', 'H400'],
          ['Aquatic Chronic 1 (M = 1)', 'H410'],
        ],
        isOnLabel: true,
      },
    ],
    ph: '6–8',
    flashPoint: null,
    density: '0.99–1.01',
    isSoluble: true,
    viscosity: null,
    transport: {
      number: 'UN 3082',
      class: '9',
      packingGroup: 'III',
      isMarinePollutant: true,
      limitedQuantity: '5 l',
      isFreeUpToFiveLitres: true,
    },
    wasteCode: '20 01 29*',
    regulations: ['biocides'],
  },
];
