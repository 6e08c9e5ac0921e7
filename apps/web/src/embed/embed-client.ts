import { isPortalAnswer } from '../lib/api/portal-answer.ts';
import '../styles/parts/ticket.css';
import '../styles/parts/ticket-line.css';
import '../styles/parts/table.css';
import './embed.css';

/**
 * Keeps an embedded view fresh without the app: the stream says that something has changed, the server draws the view
 * again. No cookie, no storage; the page around learns the height of the content.
 */
const root = document.getElementById('embed');
const topic = root?.dataset['topic'] ?? '';
const atMostEvery = 4000;
const atLeastEvery = 60_000;

let etag: string | null = null;
let asked = 0;
let soon: ReturnType<typeof setTimeout> | undefined;

async function refresh(): Promise<void> {
  soon = undefined;
  asked = performance.now();
  try {
    const answer = await fetch(location.href, {
      credentials: 'omit',
      headers: etag === null ? {} : { 'if-none-match': etag },
    });
    if (answer.status !== 200 || !isPortalAnswer(answer) || !root) return;
    etag = answer.headers.get('etag');
    const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('embed');
    if (drawn) root.replaceChildren(...drawn.childNodes);
    postHeight();
  } catch {
    // What is shown stays; the next sign of life or the next minute asks again.
  }
}

function refreshSoon(): void {
  if (document.visibilityState !== 'visible') return;
  const wait = Math.max(0, asked + atMostEvery * (1 + Math.random()) - performance.now());
  soon ??= setTimeout(() => void refresh(), wait);
}

function postHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ source: 'sevenmetre', height }, '*');
}

function follow(): void {
  const stream = new EventSource(`/api/v1/competition/live/stream?topic=${encodeURIComponent(topic)}`);
  stream.addEventListener('message', refreshSoon);
  stream.addEventListener('reset', refreshSoon);
}

if (root) {
  postHeight();
  addEventListener('resize', postHeight);
}
// Nobody follows an edition that is over.
if (root && topic !== '') {
  follow();
  document.addEventListener('visibilitychange', refreshSoon);
  setInterval(refreshSoon, atLeastEvery);
}
