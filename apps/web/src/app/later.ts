import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import { serverNow } from '../lib/server-time.ts';
import { readStoredSlice, storeSlice } from '../lib/slice-store.ts';
import { warmSlices } from '../lib/warm-slices.ts';
import { browserSlices } from './browser-slices.ts';
import type { InitData } from './init-data.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const settled = 10_000;
const between = 500;

/** What a visitor does not wait for: the service worker, analytics when configured, data for places without a network. */
export function startLater({ analytics }: InitData): void {
  afterLoad(() => {
    void keepRendered();
    void registerServiceWorker();
    if (analytics) addAnalytics(analytics.url, analytics.websiteId);
    setTimeout(() => void keepForLater(), settled);
  });
}

function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', () => action(), { once: true });
}

function addAnalytics(url: string, websiteId: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.defer = true;
  script.dataset['websiteId'] = websiteId;
  document.head.append(script);
}

/** Data that came inside the page have not been fetched, and are to be found again all the same. */
async function keepRendered(): Promise<void> {
  const page = matchPage(location.pathname);
  const topic = page ? topicOf(page) : '';
  const { slice } = browserSlices.state(topic);
  if (slice?.status === 200) await storeSlice(topic, slice);
}

async function keepForLater(): Promise<void> {
  if (!mayFetchAhead()) return;
  await warmSlices(location.pathname, {
    load: async (page) => {
      await browserSlices.load(page);
      return browserSlices.state(topicOf(page)).slice;
    },
    keptAt: async (topic) => (await readStoredSlice(topic))?.checkedAt ?? null,
    now: serverNow,
    mayGoOn: async () => {
      await new Promise((resolve) => setTimeout(resolve, between));
      return mayFetchAhead();
    },
  });
}

/** Not behind the visitor's back, and not against the wish to spare data. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return document.visibilityState === 'visible' && connection?.saveData !== true && navigator.onLine;
}
