import { api } from './api.ts';

/** Loads the page anew when the server answers; until then what is shown is worth more than an empty page. */
export async function reloadWhenReachable(before: () => void = () => undefined): Promise<void> {
  const answer = await api.healthLive().catch(() => null);
  if (answer?.status !== 200) return;
  before();
  location.reload();
}
