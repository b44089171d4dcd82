import { createViesRegister } from '../gateways/vies/vies-register';
import { createCheckVatId } from '../use-cases/checkout/check-vat-id';
import { createStoredVatIdChecks } from '../vat-ids/stored-vat-id-checks';
import { logFailure, type Shared } from './area';

/** What is known of VAT ids, and who is asked for them: nobody where the settings name no service. */
export function composeVatIds({ env, log, clock, connections }: Shared) {
  const checks = createStoredVatIdChecks({ db: connections.requests.db, clock });
  const register =
    env.vatIds &&
    createViesRegister({
      url: env.vatIds.url,
      requester: env.seller.vat,
      onFailure: logFailure(log, 'VAT id not checked'),
    });
  return {
    checkVatId: register && createCheckVatId({ register, checks, clock }),
    runMaintenance: () => checks.removeExpired().catch(logFailure(log, 'checks of VAT ids not cleaned')),
  };
}
