import { boardsOfScrew, type ScrewSize } from '@geven/timber/fixings';

/** The thicknesses in mm of the boards that a screw holds, `25–28`; empty where it holds none. */
export const boardsText = (screw: ScrewSize): string => {
  const thicknesses = boardsOfScrew(screw);
  return [...new Set([thicknesses.at(0), thicknesses.at(-1)])].filter(Boolean).join('–');
};
