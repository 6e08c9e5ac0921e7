import { api } from './api.ts';

/** Does something that needs the server, when it answers; else what is shown stays. */
export async function whenReachable(action: () => void): Promise<void> {
  const answer = await api.healthLive().catch(() => null);
  if (answer?.status === 200) action();
}

/** Loads the page again when the server answers; until then what is shown is worth more than an empty page. */
export function reloadWhenReachable(before: () => void = () => undefined): Promise<void> {
  return whenReachable(() => {
    before();
    location.reload();
  });
}

/** Milliseconds. */
const tryEvery = 15_000;

/** Where nobody presses anything, or there is nothing to press: tries again and again, until the answer is called. */
export function keepReloading(): () => void {
  const timer = setInterval(() => void reloadWhenReachable(), tryEvery);
  return () => clearInterval(timer);
}
