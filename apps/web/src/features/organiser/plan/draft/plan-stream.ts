import { planOperations } from '@sevenmetre/contract/plan/operations';
import type { PlanCommandRow } from '@sevenmetre/contract/plan/schemas';

export interface PlanNews {
  readonly command: (command: PlanCommandRow) => void;
  readonly run: () => void;
  readonly settings: () => void;
  readonly version: () => void;
  /** Commands were missed: the draft has to be read again. */
  readonly reset: () => void;
}

/** Milliseconds until a refused connection is tried again. */
const afterRefusal = 5000;

/**
 * Follows the draft while the page is open. Without a connection the draft is read again every few seconds.
 *
 * @param since number of the last command that is known
 * @returns ends the connection
 */
export function followPlan(since: () => number, news: PlanNews): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  const connect = () => {
    source = listen(since(), news);
    source.addEventListener('error', () => {
      // The browser connects again by itself unless the server has refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      news.reset();
      timer = window.setTimeout(connect, afterRefusal);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function listen(since: number, news: PlanNews): EventSource {
  const source = new EventSource(`${planOperations.planStream.path}?since=${since}`);
  source.addEventListener('command', ({ data }: MessageEvent<string>) => {
    const command = commandOf(data);
    if (command) news.command(command);
    else news.reset();
  });
  source.addEventListener('run', () => news.run());
  source.addEventListener('settings', () => news.settings());
  source.addEventListener('version', () => news.version());
  source.addEventListener('reset', () => news.reset());
  return source;
}

/** null: text that is not what the contract says. */
function commandOf(data: string): PlanCommandRow | null {
  try {
    const row = JSON.parse(data) as PlanCommandRow;
    return typeof row.number === 'number' ? row : null;
  } catch {
    return null;
  }
}
