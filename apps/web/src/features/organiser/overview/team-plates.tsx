import { useWords } from '../../../lib/words/words.ts';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';

interface TeamPlatesProps {
  /** Of a category for each team. */
  readonly codes: readonly string[];
  /** Of all categories, in their order. */
  readonly looks: readonly CategoryLooks[];
}

/** The categories of a club's teams, each once, with the number of teams if there are several. */
export function TeamPlates({ codes, looks }: TeamPlatesProps) {
  const t = useWords();
  return looks.map((look) => {
    const teams = codes.filter((code) => code === look.code).length;
    if (teams === 0) return null;
    return (
      <span key={look.code} className="overview__plate">
        <CategoryPlate category={look} />
        {teams > 1 ? ` ${t.number(teams)}×` : null}
      </span>
    );
  });
}
