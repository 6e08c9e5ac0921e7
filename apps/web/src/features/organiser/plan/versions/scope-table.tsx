import type { PlanDifference, PlanScope } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import type { CategoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';

const parts = ['groups', 'schedule'] as const;
type Part = (typeof parts)[number];
/** One part of one category. */
export type Cell = `${Part} ${string}`;

/** The scope of all categories without the cells that are left out. */
export function scopeOf(codes: readonly string[], leftOut: ReadonlySet<Cell>): PlanScope {
  const isIn = (part: Part, code: string) => !leftOut.has(`${part} ${code}`);
  const chosen = codes.filter((code) => parts.some((part) => isIn(part, code)));
  const hasPart = (part: Part) => codes.length === 0 || chosen.some((code) => isIn(part, code));
  const keptOf = (part: Part) => (hasPart(part) ? chosen.filter((code) => !isIn(part, code)) : []);
  const kept = { groups: keptOf('groups'), schedule: keptOf('schedule') };
  return {
    categories: chosen.length === codes.length ? null : chosen,
    groups: hasPart('groups'),
    schedule: hasPart('schedule'),
    ...(kept.groups.length + kept.schedule.length === 0 ? {} : { kept }),
  };
}

/** Codes of the categories that a publication changes: also those that the draft has no longer. */
export function categoriesOf({ added, removed, changed, moved }: PlanDifference): readonly string[] {
  return [added, removed, changed, moved].flat().map(({ category }) => category);
}

/** How many matches of a category change in each part: who plays, and where and when. */
function countsOf({ added, removed, changed, moved }: PlanDifference): ReadonlyMap<Cell, number> {
  const counts = new Map<Cell, number>();
  const count = (part: Part) => (match: PlanDifference['changed'][number]) => {
    const cell: Cell = `${part} ${match.category}`;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  };
  for (const matches of [added, removed, changed]) matches.forEach(count('groups'));
  moved.forEach(count('schedule'));
  added.filter(({ to }) => to !== null).forEach(count('schedule'));
  return counts;
}

interface ScopeTableProps {
  readonly looks: readonly CategoryLooks[];
  /** Of everything. */
  readonly difference: PlanDifference;
  readonly leftOut: ReadonlySet<Cell>;
  readonly change: (leftOut: ReadonlySet<Cell>) => void;
}

/** What is published, as a table of part and category; where nothing changes there is a dot. */
export function ScopeTable({ looks, difference, leftOut, change }: ScopeTableProps) {
  const t = useWords();
  const counts = countsOf(difference);
  const cellsOf = (wanted: Part | null, code: string | null) =>
    parts.flatMap((part) =>
      wanted !== null && wanted !== part
        ? []
        : looks.flatMap((look): Cell[] =>
            code !== null && code !== look.code ? [] : [`${part} ${look.code}`],
          ),
    );
  const set = (cells: readonly Cell[], isOn: boolean) => {
    const next = new Set(leftOut);
    for (const cell of cells)
      if (isOn) next.delete(cell);
      else next.add(cell);
    change(next);
  };
  const box = (cells: readonly Cell[], label: string) => (
    <ScopeBox
      label={label}
      checked={cells.filter((cell) => !leftOut.has(cell)).length}
      of={cells.length}
      change={(isOn) => set(cells, isOn)}
    />
  );
  return (
    <ScrollBox>
      <table className="version-scope">
        <caption>{t('planVersions.what')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('planVersions.what')}</span>
            </th>
            {looks.map((look) => (
              <th key={look.code} scope="col">
                <label>
                  {box(cellsOf(null, look.code), look.code)}
                  <CategoryPlate category={look} />
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <label>
                  {box(cellsOf(part, null), t(`planVersions.${part}`))} {t(`planVersions.${part}`)}
                </label>
              </th>
              {looks.map(({ code }) => {
                const count = counts.get(`${part} ${code}`) ?? 0;
                const name = t('planVersions.cell', { part: t(`planVersions.${part}`), code });
                return (
                  <td key={code}>
                    {count === 0 ? (
                      <span className="version-scope__none">
                        <span aria-hidden="true">·</span>
                        <span className="visually-hidden">{t('planVersions.nothing')}</span>
                      </span>
                    ) : (
                      <label>
                        {box([`${part} ${code}`], name)} {t.number(count)}
                      </label>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ScopeBoxProps {
  readonly label: string;
  /** How many of its cells are published. */
  readonly checked: number;
  readonly of: number;
  readonly change: (isOn: boolean) => void;
}

function ScopeBox({ label, checked, of, change }: ScopeBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPart = checked > 0 && checked < of;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={label}
      checked={checked === of}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
