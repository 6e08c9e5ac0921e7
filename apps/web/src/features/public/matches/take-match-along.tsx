import { calendarPaths, embedPaths } from '../../../lib/paths/open-paths.ts';
import { TakeAlong } from '../../../ui/take-along.tsx';

/** What others can do with the page of a match. */
export function TakeMatchAlong({ id }: { id: number }) {
  return <TakeAlong calendar={calendarPaths.match(id)} embed={{ path: embedPaths.match(id), height: 260 }} />;
}
