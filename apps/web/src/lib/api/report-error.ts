import { healthOperations } from '@sevenmetre/contract/health/operations';
import type { BrowserError } from '@sevenmetre/contract/health/schemas';

const mostReports = 5;
const mostPlaces = 5;
const reported = new Set<string>();

/**
 * Reports where the program broke, each place once, at most five times on a page. Errors of other scripts (extensions)
 * are not reported, nor are messages, which may contain names.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const found = error.stack?.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? [];
  const [first] = found;
  if (first === undefined || reported.has(first) || reported.size >= mostReports) return;
  reported.add(first);
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const section = /^\/([a-z-]{1,30})(\/|$)/.exec(location.pathname)?.[1] ?? '';
  const report: BrowserError = { name, places: found.slice(0, mostPlaces), section };
  const { path } = healthOperations.browserError;
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
