import type { Locale } from '@geven/timber';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Account } from '../../domain/accounts/account';
import type { RelyingParty } from '../../domain/accounts/relying-party';
import type { PasskeyCeremonies } from '../../ports/passkeys';

interface CeremonyOptions {
  /** What devices show as the name of the shop. */
  readonly brand: string;
  readonly relyingParty: (locale: Locale) => RelyingParty;
}

/** WebAuthn with `@simplewebauthn/server`: discoverable credentials, and never without making sure who holds the device. */
export function createWebauthnCeremonies({ brand, relyingParty }: CeremonyOptions): PasskeyCeremonies {
  const expected = (locale: Locale) => {
    const { id, origin } = relyingParty(locale);
    return { expectedRPID: id, expectedOrigin: origin, requireUserVerification: true } as const;
  };

  return {
    async askToRegister(account, known, locale) {
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID: relyingParty(locale).id,
        userID: userHandle(account),
        userName: account.email,
        userDisplayName: account.name || account.email,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
      });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },
    async askToLogIn(locale) {
      const rpID = relyingParty(locale).id;
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },
    claimOf(answer) {
      try {
        const { id, response } = JSON.parse(answer) as AuthenticationResponseJSON;
        const { challenge } = decodeClientDataJSON(response.clientDataJSON);
        return typeof id === 'string' && typeof challenge === 'string' ? { credentialId: id, challenge } : null;
      } catch {
        return null;
      }
    },
    async readRegistered(answer, expectedChallenge, locale) {
      const registered = await unlessBad(async () => {
        const response = JSON.parse(answer) as RegistrationResponseJSON;
        if (hasCertificates(response)) return null;
        const offered = { supportedAlgorithmIDs: ALGORITHMS, ...expected(locale) };
        return await verifyRegistrationResponse({ response, expectedChallenge, ...offered });
      });
      if (!registered?.verified) return null;
      const { id, publicKey, counter, transports = [] } = registered.registrationInfo.credential;
      return { credentialId: id, publicKey, counter, transports };
    },
    async checkLogin(answer, { account, passkey, challenge: expectedChallenge }, locale) {
      const { credentialId: id, publicKey, counter, transports } = passkey;
      const credential = { id, publicKey: Uint8Array.from(publicKey), counter, transports: [...transports] };
      const proven = await unlessBad(async () => {
        const response = JSON.parse(answer) as AuthenticationResponseJSON;
        const handle = isoBase64URL.fromBuffer(userHandle(account));
        if (response.response.userHandle !== handle) return null;
        return await verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected(locale) });
      });
      return proven?.verified ? proven.authenticationInfo.newCounter : null;
    },
  };
}

/** What devices can sign with, and Node can check without calling it experimental. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** By which a device knows for whom a passkey is: it keeps one each, and says it when it proves one. No personal data. */
const userHandle = ({ id }: Pick<Account, 'id'>) => new TextEncoder().encode(`account ${id}`);

/**
 * Whether an answer brings certificates of its device. The shop asks for none, and would have to ask servers that they
 * name whether they are still good.
 */
function hasCertificates({ response: { attestationObject } }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined;
}

/** The library throws for every answer that is not as it has to be; whoever sent it learns no more than that. */
async function unlessBad<Result>(check: () => Promise<Result>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
