import { inLanguage } from '@sevenmetre/rules/language';
import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { timeText } from '../clock.ts';

type Match = PlanChanges['matches'][number];
type Placement = NonNullable<Match['placement']>;

/** Names of what organisers choose from while they change a schedule. */
export interface ChangeNames {
  readonly hall: (key: string) => string;
  readonly match: (key: string) => string;
  readonly team: (id: string) => string;
  readonly group: (key: string) => string;
  /** "H03 12:40", with the day where it is not the one of now. */
  readonly place: (placement: Placement) => string;
  readonly moment: (minute: number) => string;
}

export function changeNames(t: Translator, changes: PlanChanges): ChangeNames {
  const matches = new Map(changes.matches.map((match) => [match.key, match]));
  const courts = new Map(changes.courts.map((court) => [court.key, court]));
  const teams = new Map(changes.teams.map(({ id, name }) => [String(id), name]));
  const groups = new Map(changes.groups.map(({ key, label }) => [key, label]));
  const today = Math.floor(changes.now / minutesOfDay);
  const code = (hall: string) => courts.get(hall)?.code ?? hall;
  const moment = (minute: number) => {
    const day = Math.floor(minute / minutesOfDay);
    const iso = changes.days[day];
    return day === today || iso === undefined
      ? timeText(minute)
      : `${weekdayText(t, iso)} ${timeText(minute)}`;
  };
  return {
    hall: (key) => {
      const court = courts.get(key);
      const name = inLanguage(t.locale, { cs: court?.nameCs, en: court?.nameEn });
      return name === undefined || name === code(key) ? code(key) : `${code(key)} ${name}`;
    },
    match: (key) => {
      const match = matches.get(key);
      return match ? matchName(match) : key;
    },
    team: (id) => teams.get(id) ?? id,
    group: (key) => groups.get(key) ?? key,
    place: ({ hall, start }) => t('planChanges.on', { hall: code(hall), time: moment(start) }),
    moment,
  };
}

/** "412 MB-C". */
export function matchName({ number, group }: Pick<Match, 'number' | 'group'>): string {
  return number === null ? group : `${number} ${group}`;
}
