import type { Court, PlanDraft, PlanSettings, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { defaultWeights } from '@sevenmetre/engine/schedule';

type Category = PlanTeams['categories'][number];

const team = (index: number): Category['teams'][number] => ({
  id: index + 1,
  name: `HC Město ${index + 1}`,
  // The first and the last come from one club.
  clubId: index === 7 ? 1 : index + 1,
  clubName: `HC Město ${index + 1}`,
  countryCode: index % 2 === 0 ? 'CZ' : 'SK',
  regionCode: null,
  level: null,
  state: 'accepted',
  seed: index + 1,
  lastPlace: null,
  archivedPlace: null,
  notBefore: null,
  notAfter: null,
  reason: null,
  coaches: [],
  players: 12,
  sharesWith: [],
  drawn: false,
});

/** A category of eight teams, the first and the last of one club. */
export function smallTeams(count = 8): PlanTeams {
  const teams = Array.from({ length: count }, (_, index) => team(index));
  return {
    revision: 0,
    categories: [
      { id: 1, code: 'MB', nameCs: 'Mladší žáci', nameEn: 'Younger boys', gender: 'M', capacity: 12, teams },
    ],
  };
}

/** The only court of hall 1, with no hours. */
export const smallCourt: Court = {
  key: '1',
  placeId: 1,
  name: null,
  size: 'full',
  resin: true,
  seats: null,
  main: false,
  active: true,
  slotLength: null,
  hours: [],
  blocks: [],
};

export const smallSettings: PlanSettings = {
  revision: 0,
  timeZone: 'Europe/Prague',
  days: [],
  halls: [],
  courts: [],
  travel: [],
  categories: [
    {
      categoryId: 1,
      code: 'MB',
      nameCs: 'Mladší žáci',
      nameEn: 'Younger boys',
      gender: 'M',
      saved: false,
      halfMinutes: 15,
      breakMinutes: 5,
      slotMinutes: 40,
      rest: 60,
      maxPerDay: 4,
      maxPathPerDay: 5,
      earliest: 480,
      latestEnd: 1260,
      guarantee: 4,
      court: 'any',
      resin: false,
      days: {},
      courts: [],
    },
  ],
  weights: {} as PlanSettings['weights'],
  buffers: { afterGroup: 30, afterTravel: 15 },
};

/** Two courts that are open for a day. */
const smallInput: PlanDraft['input'] = {
  halls: ['1', '2'].map((id) => ({ id, court: 'full', resin: true })),
  hallDays: ['1', '2'].map((hall) => {
    return { hall, day: 0, open: 480, close: 1200, blocked: [], slotLength: 40 };
  }),
  categories: [
    {
      id: 'MB',
      duration: 40,
      court: 'any',
      resin: false,
      earliest: 480,
      latestEnd: 1260,
      rest: 60,
      maxPerDay: 5,
      maxPathPerDay: 5,
      days: {},
      halls: [],
    },
  ],
  teams: [],
  travel: [],
  weights: defaultWeights,
  buffers: { afterGroup: 30, afterTravel: 15 },
};

/** An empty draft, or one with a chosen format. */
export function smallDraft(categories: PlanDraft['document']['categories'] = []): PlanDraft {
  return {
    revision: 3,
    settingsRevision: 0,
    version: null,
    document: { categories, placements: [], locked: [] },
    log: [],
    undone: [],
    input: smallInput,
    groups: [],
    matches: [],
    teams: [],
    published: [],
    problems: [],
  };
}
