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
  choices: readonly Choice[],
): ReadonlyMap<string, FormatRoom> {
  const [rooms, setRooms] = useState(none);
  // Cards are rebuilt at each drawing; what they stand for changes with the draft and the number of teams.
  const key = choices.map(({ id, plan }) => `${id} ${plan.entries} ${plan.matches.length}`).join();
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says what of `choices` matters
  }, [draft, code, key]);
  return rooms;
}
