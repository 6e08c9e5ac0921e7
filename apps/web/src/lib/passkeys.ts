import type { PasskeyCreation, PasskeyRequest } from '@sevenmetre/contract/schemas/accounts';

/** Loaded at the first press: most visitors never need it. */
const load = () => import('@simplewebauthn/browser');

/** Asks the device to sign with a passkey of this portal; null: nothing came of it. */
export async function askForPasskey(optionsJSON: PasskeyRequest['options']) {
  const { startAuthentication } = await load();
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return { id, rawId, type, response: signed, clientExtensionResults: {} };
  } catch {
    // Cancelled, too late, or no passkey there: browsers do not say which, on purpose.
    return null;
  }
}

/** Asks the device to make a passkey; null: nothing came of it. */
export async function makePasskey(optionsJSON: PasskeyCreation['options']) {
  const { startRegistration } = await load();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const made = { clientDataJSON, attestationObject, transports };
    return { id, rawId, type, response: made, clientExtensionResults: {} };
  } catch {
    return null;
  }
}
