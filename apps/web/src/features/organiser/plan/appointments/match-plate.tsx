import { CategoryPlate } from '../category-plate.tsx';
import type { BoardView, ShownMatch } from './board-model.ts';

/** The group of a match on the ink of its category. */
export function MatchPlate({ view, match }: { view: BoardView; match: ShownMatch }) {
  const look = view.looks.find(({ code }) => code === match.category);
  if (!look) return null;
  return <CategoryPlate category={match.group === null ? look : { ...look, code: match.group }} />;
}
