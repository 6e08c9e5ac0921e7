import { sealedPinText } from '@sevenmetre/rules/match';

/**
 * Encrypts a PIN with everything that its signature states, so that only the server can read it and it fits no other
 * signature. null: the browser cannot encrypt (no secure origin), or the key is damaged.
 * @param key SPKI, base64
 */
export async function sealPin(
  key: string,
  ...statement: Parameters<typeof sealedPinText>
): Promise<string | null> {
  try {
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['encrypt']);
    const text = new TextEncoder().encode(sealedPinText(...statement));
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, imported, text));
    return btoa(String.fromCodePoint(...sealed));
  } catch {
    return null;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
