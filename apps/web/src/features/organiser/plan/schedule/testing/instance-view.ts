import { type PlanDocument, emptyPlan } from '@sevenmetre/engine/plan';
import { type ScheduleInput, compile, construct, scheduleOf } from '@sevenmetre/engine/schedule';
import { type InstanceSpec, instanceOf } from '@sevenmetre/engine/testing';
import { categoryLooks } from '../../category-looks.ts';
import type { ScheduleView, ShownMatch } from '../model/schedule-view.ts';

/** Two categories of eight teams, three halls, two days from eight to four. */
export const smallCup: InstanceSpec = {
  seed: 5,
  categories: [
    { code: 'MC', teams: 8, format: 'groups-of-4-ab' },
    { code: 'WD', teams: 8, format: 'groups-of-4-ab' },
  ],
  fullCourts: 2,
  smallCourts: 1,
  days: [
    { open: 8, close: 20 },
    { open: 8, close: 18 },
  ],
  groupDays: [0, 1],
  bracketDays: [1],
  maxPathPerDay: 5,
};

/** The view of an instance of the engine, with a first schedule or without any match on it. */
export function instanceView(spec: InstanceSpec, { isFilled }: { isFilled: boolean }): ScheduleView {
  const input = instanceOf(spec);
  const document: PlanDocument = isFilled ? { ...emptyPlan, placements: filled(input) } : emptyPlan;
  const counts = new Map<string, number>();
  const matches = input.matches.map((match, index): readonly [string, ShownMatch] => {
    const label = match.key.slice(match.category.length + 1).split(':')[0] ?? '';
    const group = `${match.category}-${label}`;
    const order = (counts.get(group) ?? 0) + 1;
    counts.set(group, order);
    const [home = '?', away = '?'] = match.teams;
    const { key, category, teams } = match;
    const isBracket = match.group === null;
    return [
      key,
      {
        key,
        category,
        group,
        isBracket,
        order,
        number: index + 1,
        home,
        away,
        players: teams,
        isFixed: false,
      },
    ];
  });
  return {
    input,
    document,
    days: spec.days.map((_, day) => `2027-03-${25 + day}`),
    timeZone: 'UTC',
    courts: input.halls.map(({ id, court, resin }, index) => ({
      id,
      code: id,
      name: `Hala ${index + 1}`,
      isMain: index === 0,
      isSmall: court === 'small',
      resin,
      blocks: [],
    })),
    closedCourts: [],
    categories: categoryLooks(
      spec.categories.map(({ code }) => ({ code, gender: code.startsWith('W') ? 'W' : 'M' })),
    ),
    matches: new Map(matches),
    teamNames: new Map(),
    published: new Map(),
  };
}

function filled(input: ScheduleInput): PlanDocument['placements'] {
  const problem = compile(input);
  return scheduleOf(problem, construct(problem, 1).slotOf);
}
