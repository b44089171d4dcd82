import { z } from 'zod';
import type { BankAccount } from '../domain/seller/seller';
import { areaSettings } from './area-settings';

/** Where wire transfers go: an account number that is valid in form and belongs to nobody, until the environment says otherwise. */
export const bankSettings = areaSettings(
  {
    BANK_ACCOUNT_HOLDER: z.string().default('Geven Holz GmbH'),
    BANK_IBAN: z.string().default('DE02120300000000202051'),
    BANK_BIC: z.string().default('BYLADEM1001'),
    BANK_NAME: z.string().default('Musterbank'),
  },
  (variables): BankAccount => ({
    accountHolder: variables.BANK_ACCOUNT_HOLDER,
    iban: variables.BANK_IBAN,
    bic: variables.BANK_BIC,
    bankName: variables.BANK_NAME,
  }),
  { neededInPublic: ['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC', 'BANK_NAME'] },
);
