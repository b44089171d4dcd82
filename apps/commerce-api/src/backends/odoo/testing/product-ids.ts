import type { ContractFinishes, ContractVariants } from '../../contracts/backend';

const VARIANT_NAMES = [
  ...['board', 'scarceBoard', 'sample', 'screws', 'heavy', 'expensive', 'unpublished', 'leaving', 'vanishing'],
  ...['repriced', 'unknown'],
];
const FINISH_NAMES = [
  ...['planed', 'brushed', 'oiled', 'fireRetardant', 'impregnated', 'preGreyed', 'repriced', 'foreign', 'leaving'],
];

const numbered = (names: readonly string[], first: number) =>
  Object.fromEntries(names.map((name, index) => [name, first + index]));

/** Ids for the products of the contracts, where an Odoo that is faked has made none. */
export const VARIANTS = numbered(VARIANT_NAMES, 101) as unknown as ContractVariants;
export const FINISHES = numbered(FINISH_NAMES, 1) as unknown as ContractFinishes;
