import {
  type FormatPlan,
  type FormatTemplate,
  type PlannedGroup,
  planFormat,
} from '@sevenmetre/engine/formats';

/** What a format means for a number of teams. */
export interface FormatFigures {
  readonly plan: FormatPlan;
  /** `[[6, 8], [5, 2]]`: eight groups of six, two of five. */
  readonly sizes: readonly (readonly [size: number, groups: number])[];
  readonly playoffs: readonly PlayoffFigures[];
  readonly hallHours: number;
  readonly isBroken: boolean;
}

export interface PlayoffFigures {
  readonly letter: string;
  readonly teams: number;
  readonly byes: number;
}

/** null: the format does not fit the number of teams. */
export function figuresOf(
  template: FormatTemplate,
  teams: number,
  { guarantee, slotMinutes }: { readonly guarantee: number; readonly slotMinutes: number },
): FormatFigures | null {
  const planned = planFormat({ ...template, guarantee }, teams);
  if (!planned.ok) return null;
  const plan = planned.value;
  return {
    plan,
    sizes: sizesOf(plan),
    playoffs: playoffsOf(plan),
    hallHours: Math.round((plan.matches.length * slotMinutes) / 60),
    isBroken: plan.perEntry.min < guarantee,
  };
}

function sizesOf({ groups }: FormatPlan): [number, number][] {
  const first = groups.filter(({ level, isBracket }) => level === 'preliminary' && !isBracket);
  const counts = new Map<number, number>();
  for (const { seats } of first) counts.set(seats.length, (counts.get(seats.length) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => b - a);
}

/** Teams of a play-off sit in its main tree for the first time: on seats that nobody wins in the same play-off. */
function playoffsOf({ groups }: FormatPlan): PlayoffFigures[] {
  const letters = [...new Set(groups.flatMap(({ playoff }) => playoff ?? []))];
  return letters.map((letter) => {
    const own = groups.filter(({ playoff }) => playoff === letter);
    const inside = new Set(own.map(({ id }) => id));
    const teams = own.flatMap((group) => comingSeats(group, inside)).length;
    let size = 1;
    while (size < teams) size *= 2;
    return { letter, teams, byes: size - teams };
  });
}

function comingSeats({ seats }: PlannedGroup, inside: ReadonlySet<string>) {
  return seats.filter((seat) => seat.kind !== 'standing' || !inside.has(seat.group));
}

/** `8 × 6, 2 × 5`. */
export function sizesText(sizes: FormatFigures['sizes']): string {
  return sizes.map(([size, groups]) => `${groups} × ${size}`).join(', ');
}

/** The same format with one more match for small groups; null: it has no groups, or has it already. */
export function withExtraMatch(template: FormatTemplate): FormatTemplate | null {
  const [first, ...rest] = template.stages;
  if (first?.kind !== 'groups' || first.extraMatch) return null;
  return { ...template, stages: [{ ...first, extraMatch: true }, ...rest] };
}
