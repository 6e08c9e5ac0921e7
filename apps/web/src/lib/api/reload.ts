import { api } from './api.ts';

/** Runs an action that needs the server if the server answers; otherwise nothing changes. */
export async function whenReachable(action: () => void): Promise<void> {
  const answer = await api.healthLive().catch(() => null);
  if (answer?.status === 200) action();
}

/** Loads the page again when the server answers; until then the shown page stays, rather than an empty one. */
export function reloadWhenReachable(before: () => void = () => undefined): Promise<void> {
  return whenReachable(() => {
    before();
    location.reload();
  });
}

/** Milliseconds. */
const tryEvery = 15_000;

/** For unattended pages and pages without a button: retries until the returned function is called. */
export function keepReloading(): () => void {
  const timer = setInterval(() => void reloadWhenReachable(), tryEvery);
  return () => clearInterval(timer);
}
