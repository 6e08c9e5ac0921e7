import { api } from '../../lib/api/api.ts';
import { createSession } from '../../lib/session/session.ts';
import { browserStore, readRemembered, remember } from '../../lib/browser/storage.ts';

/** Who is signed in in this browser. */
export const browserSession = createSession({
  me: () => api.me(),
  logout: () => api.logout(),
  isRemembered: () => readRemembered(browserStore(), new Date()).session === true,
  rememberSession: (open) => remember(browserStore(), new Date(), { session: open }),
});
