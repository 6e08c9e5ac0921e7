import { eventsDigest } from '@sevenmetre/sync';
import type { ReportAsked } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Reporter } from '@sevenmetre/sync/simulation/reporter';
import { liveEvents } from '@sevenmetre/sync/simulation/server-state';
import { pressClockAt } from '@sevenmetre/sync/simulation/troubles';
import type { MatchWorld } from './match-world.ts';

/** Halves, shoot-out and halves of extra times, as in every database. */
const stageIds = [2, 3, 4, 7, 8, 9, 10];

const actions = {
  tap(world: MatchWorld, reporter: Reporter) {
    for (let pair = 0; pair < world.random.between(1, 2); pair += 1) reporter.tap(eventBy(world, reporter));
  },
  correct({ random }: MatchWorld, reporter: Reporter) {
    const target = random.pick(reporter.view());
    if (target) reporter.change(target, eventOf(random));
  },
  remove({ random }: MatchWorld, reporter: Reporter) {
    const target = random.pick(reporter.view());
    if (target) reporter.change(target, null);
  },
  stage: ({ random }: MatchWorld, reporter: Reporter) => reporter.stage(random.pick(stageIds) ?? 2),
  approve: ({ random }: MatchWorld, reporter: Reporter) => reporter.approve(6, reportOf(random)),
  clock: (world: MatchWorld, reporter: Reporter) => pressClockAt(world, reporter),
  sign: ({ random }: MatchWorld, reporter: Reporter) => reporter.sign(random),
  roster: (_world: MatchWorld, reporter: Reporter) => reporter.saveRoster(),
  whole(world: MatchWorld, reporter: Reporter) {
    const live = liveEvents(world.state());
    const events = eventsDigest(live.map(({ id, content }) => ({ ...content, id })));
    const isErase = live.length > 0 && world.random.chance(0.6);
    reporter.eraseOrRestore((key) => (isErase ? { kind: 'erase', key, events } : { kind: 'restore', key }));
  },
  handOver: ({ random, reporters }: MatchWorld, reporter: Reporter) =>
    reporter.handOver(random.pick(reporters) ?? reporter),
  load: (world: MatchWorld, reporter: Reporter) =>
    reporter.load((sent, receive) => world.list(sent, receive)),
} as const;

type Shares = Readonly<Record<keyof typeof actions, number>>;

const usual: Shares = {
  tap: 46,
  correct: 15,
  remove: 10,
  stage: 5,
  approve: 4,
  clock: 6,
  sign: 4,
  roster: 4,
  whole: 4,
  handOver: 2,
  load: 4,
};

/**
 * Themes of a match: if every action were rare in every match, few cases would occur in which two of a kind
 * meet.
 */
const themes: readonly Shares[] = [
  usual,
  usual,
  { ...usual, stage: 120, load: 0 },
  { ...usual, roster: 60 },
  { ...usual, clock: 60 },
  { ...usual, whole: 60 },
];

/**
 * Returns a function that does the next random action of a match: how often each kind occurs differs between
 * matches.
 */
export function actionsOf(world: MatchWorld): (reporter: Reporter) => void {
  const { random } = world;
  const shares = Object.entries(random.pick(themes) ?? usual);
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  return (reporter) => {
    let left = random.next() * whole;
    const [name = 'tap'] = shares.find(([, share]) => (left -= share) < 0) ?? [];
    actions[isAction(name) ? name : 'tap'](world, reporter);
  };
}

function isAction(name: string): name is keyof typeof actions {
  return name in actions;
}

/** What the table adds to an approval: protest, injuries and spectators, each in some matches only. */
function reportOf(random: Random): ReportAsked {
  const perhaps = (text: string) => (random.chance(0.3) ? text : '');
  return {
    home: null,
    away: null,
    remarks: perhaps('the clock of the hall stood'),
    protest: perhaps('the home team protests against the last goal'),
    injuries: perhaps('7, ankle'),
    spectators: random.chance(0.5) ? random.between(0, 400) : null,
    written: [],
  };
}

/** Ids of event types that are no goals, as in every database: 7 m missed, 2 minutes, cards, and a time-out, which has no person. */
const otherTypeIds = [3, 6, 7, 8, 9];
const timeoutTypeId = 10;

/** A goal or another event; a person who has just been added to the roster is in one at once. */
function eventBy({ random }: MatchWorld, reporter: Reporter): EventContent {
  const newcomer = random.chance(0.5) ? reporter.roster.newcomer() : null;
  const event = eventOf(random);
  const isOfPerson = newcomer !== null && event.eventTypeId !== timeoutTypeId;
  return isOfPerson ? { ...event, side: 'home', participantId: newcomer } : event;
}

/** Six in ten are goals. */
function eventOf(random: Random): EventContent {
  const other = random.chance(0.8) ? random.pick(otherTypeIds) : timeoutTypeId;
  return { ...goalOf(random), ...(random.chance(0.6) ? {} : { eventTypeId: other ?? timeoutTypeId }) };
}

/** A goal that the rules accept for any player; minute and second distinguish two changes. */
export function goalOf(random: Random): EventContent {
  return {
    stageId: 2,
    eventTypeId: 1,
    side: random.chance(0.5) ? 'home' : 'away',
    minute: random.between(0, 14),
    second: random.between(0, 59),
    participantId: null,
    secondaryParticipantId: null,
  };
}
