import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import type { EventTypeCode } from '@sevenmetre/rules/vocabulary';
import { aGroupSlice, aTicket, teams } from './slices.ts';

type MatchEvent = MatchSlice['events'][number];
type EventType = MatchSlice['eventTypes'][number];

const base = { scoreIncrease: 0, penaltyDuration: 0, penaltyMatchStop: false } as const;
const type = (
  id: number,
  code: string,
  category: EventType['category'],
  effect: Partial<EventType> = {},
) => ({
  ...base,
  secondaryParticipantAllowed: false,
  names: null,
  ...effect,
  id,
  code,
  category,
});

const eventTypes: EventType[] = [
  type(1, 'goal', 'goal', { scoreIncrease: 1 }),
  type(2, 'seven-metre-goal', 'goal', { scoreIncrease: 1 }),
  type(3, 'seven-metre-miss', 'other'),
  type(4, 'shootout-goal', 'shootout', { scoreIncrease: 1 }),
  type(5, 'shootout-miss', 'shootout'),
  type(6, 'two-minutes', 'suspension', { penaltyDuration: 120 }),
  type(7, 'yellow-card', 'card'),
  type(8, 'red-card', 'card', { penaltyDuration: 120 }),
  type(9, 'blue-card', 'card'),
  type(11, 'fair-play', 'other', { names: { nameCs: 'Fair play', nameEn: 'Fair play' } }),
];

/** An event at `minute:second` of the match clock; guests have players from 21 on. */
export function aMatchEvent(
  id: number,
  code: EventTypeCode | 'fair-play',
  at: `${number}:${number}`,
  player: number | null,
  change: Partial<MatchEvent> = {},
): MatchEvent {
  const [minute = 0, second = 0] = at.split(':').map(Number);
  const stage = change.competitionMatchStageCode ?? (minute < 15 ? '1st_half' : '2nd_half');
  return {
    id,
    minute,
    second,
    createdTimestamp: '2026-04-04T12:00:00Z',
    competitionEventTypeId: eventTypes.find((known) => known.code === code)?.id ?? 99,
    competitionMatchParticipantId: player,
    competitionMatchStageId: stageCodes.indexOf(stage) + 1,
    competitionMatchStageCode: stage,
    secondaryParticipantId: null,
    side: player !== null && player > 20 ? 'away' : 'home',
    ...change,
  };
}

const person = (id: number, jerseyNumber: number | null, name: string | null) => ({
  id,
  teamId: id > 20 ? 3 : 2,
  side: id > 20 ? ('away' as const) : ('home' as const),
  isLeader: jerseyNumber === null,
  jerseyNumber,
  name,
});

const opponent = (team: MatchTicket['home']['team']) => ({ team, placeholder: null, projected: null });

/** TJ Sokol II 3:2 SKH Řepčín (2:1), 7 min 50 s after the second half began; two are off the court. */
export function aMatchSlice(change: Partial<MatchSlice> = {}, ticket: Partial<MatchTicket> = {}): MatchSlice {
  const { version, edition, category } = aGroupSlice();
  return {
    version,
    edition,
    category,
    ticket: aTicket(42, {
      home: opponent(teams.sokol),
      away: opponent(teams.repcin),
      homeScore: 3,
      awayScore: 2,
      homeHalfTimeScore: 2,
      awayHalfTimeScore: 1,
      stageCode: '2nd_half',
      stageStartedAt: '2026-04-04T12:20:00Z',
      ...ticket,
    }),
    round: { nameCs: 'základní skupina', nameEn: 'preliminary group' },
    ways: [],
    stake: [],
    effect: [],
    spot: { hallId: 7, address: 'Úvoz 3, Třebín', lat: 49.2, lng: 16.6 },
    streamUrl: 'https://video.example/1142',
    detail: 'whole',
    eventTypes,
    events: [
      aMatchEvent(1, 'goal', '2:05', 11),
      aMatchEvent(2, 'seven-metre-goal', '4:30', 21),
      aMatchEvent(3, 'yellow-card', '6:00', 22),
      aMatchEvent(4, 'goal', '14:59', 11),
      aMatchEvent(5, 'goal', '17:11', 22),
      aMatchEvent(6, 'two-minutes', '21:50', 12),
      aMatchEvent(7, 'two-minutes', '22:06', 21),
      aMatchEvent(8, 'seven-metre-goal', '22:40', 13),
    ],
    roster: [
      person(11, 7, 'Ondřej K.'),
      person(12, 14, 'Matěj H.'),
      person(13, 22, null),
      person(14, null, 'Jana P.'),
      person(21, 8, 'Štěpán Č.'),
      person(22, 10, 'Tadeáš Ř.'),
    ],
    referees: [{ id: 5, name: 'Lenka Hrubá', countryCode: 'CZ' }],
    ...change,
  };
}
