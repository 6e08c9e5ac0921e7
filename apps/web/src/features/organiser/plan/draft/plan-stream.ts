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

/**
 * Follows the draft while the page is open; the browser connects again by itself and names the last command it has seen.
 *
 * @returns ends the connection
 */
export function followPlan(since: number, news: PlanNews): () => void {
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
  return () => source.close();
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
