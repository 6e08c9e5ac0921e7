import type { InitData } from './init-data.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** What a visitor does not wait for: the service worker and, when it is configured, usage analytics. */
export function startLater({ analytics }: InitData): void {
  afterLoad(() => {
    void registerServiceWorker();
    if (analytics) addAnalytics(analytics.url, analytics.websiteId);
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
