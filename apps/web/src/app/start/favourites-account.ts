import { api } from '../../lib/api/api.ts';
import { favourites } from '../../lib/favourites/favourites.ts';
import { syncFavourites } from '../../lib/favourites/favourites-sync.ts';
import { browserSession } from './browser-session.ts';

/** Milliseconds after a press: several presses travel together. */
const settled = 800;

const deps = {
  list: favourites,
  fetch: async () => {
    const answer = await api.favourites().catch(() => null);
    return answer?.status === 200 ? answer.body.teams : null;
  },
  send: async (teams: ReturnType<typeof favourites.read>, joining: boolean) => {
    const answer = await api.favouritesMerge({ body: { teams: [...teams], joining } }).catch(() => null);
    return answer?.status === 200 ? answer.body.teams : null;
  },
};

/** Keeps the favourite teams of this browser and of the account that is signed in together. To be called once. */
export function keepWithAccount(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let known = '';
  const stamp = () => JSON.stringify([browserSession.state().user?.id ?? null, favourites.read()]);
  const sync = async () => {
    const { user } = browserSession.state();
    if (!user || busy || stamp() === known) return;
    busy = true;
    const done = await syncFavourites(deps, user.id);
    busy = false;
    // Without an answer it is tried again with the next press, sign-in or connection.
    if (done) known = stamp();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), settled);
  };
  browserSession.subscribe(soon);
  favourites.subscribe(soon);
  window.addEventListener('online', soon);
  soon();
}
