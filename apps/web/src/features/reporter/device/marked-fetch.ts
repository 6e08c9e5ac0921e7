import { portalCallHeader, portalIdHeader } from '@sevenmetre/contract/portal-mark';
import { isOurs } from '@sevenmetre/sync/outbox/index';
import { ForeignAnswer } from '../../../lib/api/portal-answer.ts';

/**
 * Fetch for calls whose answers change what is on this device. Gives each call an id, and rejects with
 * `ForeignAnswer` when the answer is not the portal's answer to this call, or only half of it (SY19).
 * @param newCall a new id of a call
 */
export function markedFetch(send: typeof fetch, newCall: () => string = randomCall): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const call = newCall();
    headers.set(portalCallHeader, call);
    const response = await send(input, { ...init, headers });
    const text = await response.text();
    const mark = {
      status: response.status,
      portal: response.headers.get(portalIdHeader),
      call: response.headers.get(portalCallHeader),
      isJson: !response.redirected && isJson(text),
    };
    if (!isOurs(mark, { portal: headers.get(portalIdHeader), call })) throw new ForeignAnswer();
    const { status, headers: answered } = response;
    return new Response(text, { status, headers: answered });
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** `crypto.randomUUID` exists on secure addresses only. */
function randomCall(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
