import { expect, it } from 'vitest';
import * as constants from './constants';
import * as timber from './index';

const functions = `
  addDays autoConversionM2Xaa bucketsOf cover deliveryWindow divideHalfUp divideUp durabilityOf finishQuantity finishSurcharge
  finishSurchargePerPiece fitForUse formatAmount formatDate formatDateRange formatDay formatDecimal formatMetres
  formatMoney formatWeight grossOf inSteps isBigger lineAmounts metresOf needsPredrilling netOfGross pieceWeight
  piecesForArea piecesForMetres piecesPerPack planLengths pricePerMetre pricePerPiece pricePerSquareMetre roundHalfUp
  squareMetresOf
  storedCarbonDioxide sumAmounts taxOf toLocale todayInBerlin vatRateOfCountry vatRateOfLocale volume workingWidth
`;

it('exports these functions and no other', () => {
  const exported = Object.entries(timber).filter(([, value]) => typeof value === 'function');
  expect(exported.map(([name]) => name).sort()).toEqual(functions.trim().split(/\s+/).sort());
});

it('exports every constant (CN-11)', () => {
  expect(timber).toMatchObject({ ...constants });
});
