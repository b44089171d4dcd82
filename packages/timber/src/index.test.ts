import { expect, it } from 'vitest';
import * as constants from './constants';
import * as coverage from './coverage';
import * as fixings from './fixings';
import * as timber from './index';
import * as lengthPlan from './length-plan';
import * as section from './section/section';

const functions = `
  addDays autoConversionM2Xaa bucketsOf contentsSymbol cover deliveryWindow
  divideHalfUp divideUp durabilityOf finishQuantity finishSurcharge finishSurchargePerPiece finishedPiecePrice fitForUse
  formatAmount formatContents formatDate formatDateRange formatDay formatDecimal formatMetres formatMoney
  formatPercent formatTime formatWeight grossOf inSteps isBigger isPlanedToOrder keepUnits layersOf lineAmounts metresOf
  needsPredrilling nonBreaking netOfGross orderProcess pieceWeight piecesForArea piecesForMetres piecesPerPack
  pricePerMetre pricePerPiece pricePerSquareMetre
  roundHalfUp squareMetresOf stockLeft stockSplit storedCarbonDioxide sumAmounts taxOf toLocale toProfile todayInBerlin
  unitPrice unitPriceReference vatRateOfCountry vatRateOfLocale volume workingWidth
`;

it('exports these functions and no other', () => {
  const exported = Object.entries(timber).filter(([, value]) => typeof value === 'function');
  expect(exported.map(([name]) => name).sort()).toEqual(functions.trim().split(/\s+/).sort());
});

it('exports what fixes a board behind a door of its own', () => {
  expect(Object.keys(fixings).sort()).toEqual([
    ...[
      'CLADDING_RULES',
      'DECKING_THICKNESSES',
      'LAYING_WASTE',
      'boardScrewLength',
      'boardsOfScrew',
      'deckingScrew',
      'fixingSteels',
      'isDeepEnough',
      'joistSpacing',
      'screwDrive',
      'screwOutline',
      'screwsPerBatten',
    ],
  ]);
});

it('says how far oil reaches behind a door of its own', () => {
  expect(Object.keys(coverage).sort()).toEqual(['cheapestPacks', 'coveredArea', 'millilitresFor']);
});

it('plans boards behind a door of its own', () => {
  expect(Object.keys(lengthPlan).sort()).toEqual(['SAW_KERF', 'SHORTEST_PART', 'planLengths']);
});

it('draws sections behind a door of its own', () => {
  expect(Object.keys(section).sort()).toEqual([
    ...['backOverhang', 'channelsOf', 'depthOfNext', 'growthRings', 'sectionPath'],
  ]);
});

it('exports every constant (CN-11)', () => {
  expect(timber).toMatchObject({ ...constants });
});
