import { matchPage, pages, topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { Slice } from './slice.ts';

export interface WarmDeps {
  readonly load: (page: PageMatch) => Promise<Slice | undefined>;
  /** When a topic's data were last kept, milliseconds UTC; null: never. */
  readonly keptAt: (topic: string) => Promise<number | null>;
  readonly now: () => number;
  /** Waits between two questions; false when the visitor has left or spares data. */
  readonly mayGoOn: () => Promise<boolean>;
}

const fresh = 60 * 60_000;
const dashboard: PageMatch = { page: pages[0], params: {} };

/**
 * Fetches, one after another, what a visitor of a group is likely to open where there is no network: the first page and
 * the other groups of the category. What is younger than an hour is left alone.
 */
export async function warmSlices(pathname: string, deps: WarmDeps): Promise<void> {
  const open = matchPage(pathname);
  if (open?.page.slice !== 'groupSlice') return;
  const first = await deps.load(dashboard);
  if (first?.status !== 200 || !('categories' in first.body)) return;
  const own = first.body.categories.find(({ groups }) =>
    groups.some(({ slug, label }) => slug === open.params['label'] || label === open.params['label']),
  );
  for (const { slug } of own?.groups ?? []) {
    const page: PageMatch = { page: pages[1], params: { label: slug } };
    const keptAt = await deps.keptAt(topicOf(page));
    if (keptAt !== null && deps.now() - keptAt < fresh) continue;
    if (!(await deps.mayGoOn())) return;
    await deps.load(page);
  }
}
