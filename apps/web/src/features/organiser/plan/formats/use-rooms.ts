import type { FormatPlan } from '@sevenmetre/engine/formats';
import { type FormatRoom, roomForFormat } from '@sevenmetre/engine/plan';
import { useEffect, useState } from 'react';
import type { CategoryPlan } from '../category-plan.tsx';

interface Choice {
  readonly id: string;
  readonly plan: FormatPlan;
}

const none: ReadonlyMap<string, FormatRoom> = new Map();

/**
 * The room that each format leaves in the halls beside all other categories, by its id. Formats are reckoned one by one, so that the
 * page answers in between; a format that is missing is not reckoned yet, and without open courts all of them are.
 */
export function useRooms(
  { code, draft }: Pick<CategoryPlan, 'code' | 'draft'>,
  /** The same list as long as the formats are the same. */
  choices: readonly Choice[],
): ReadonlyMap<string, FormatRoom> {
  const [rooms, setRooms] = useState(none);
  useEffect(() => {
    setRooms(none);
    if (draft.input.hallDays.length === 0) return;
    const input = { ...draft.input, matches: draft.matches };
    const waiting = [...choices];
    const next = () => {
      const choice = waiting.shift();
      if (!choice) return;
      const teams = Array.from({ length: choice.plan.entries }, () => null);
      const room = roomForFormat(input, code, choice.plan, teams);
      setRooms((known) => new Map([...known, [choice.id, room]]));
      timer = window.setTimeout(next, 0);
    };
    let timer = window.setTimeout(next, 0);
    return () => window.clearTimeout(timer);
  }, [draft, code, choices]);
  return rooms;
}
