import type { PasskeyCreation } from '@sevenmetre/contract/account/schemas';
import type { PasskeyRequest } from '@sevenmetre/contract/sign-in/schemas';

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
    // Cancelled, timed out, or no passkey: browsers deliberately do not say which.
    return null;
  }
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Browsers may name transports that are newer than this list. */
function isTransport(name: string): name is (typeof transports)[number] {
  return transports.some((known) => known === name);
}

/** Asks the device to make a passkey; null: nothing came of it. */
export async function makePasskey(optionsJSON: PasskeyCreation['options']) {
  const { startRegistration } = await load();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports: told = [] } = response;
    const made = { clientDataJSON, attestationObject, transports: told.filter(isTransport) };
    return { id, rawId, type, response: made, clientExtensionResults: {} };
  } catch {
    return null;
  }
}
