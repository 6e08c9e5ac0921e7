import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEvent, testEventTypes, testType, testTypes } from '../testing/index.ts';
import { stageCodes } from '../vocabulary/index.ts';
import { type CountedMatch, type PlayerTally, ranksInOrder, sumTallies, tallyMatch } from './index.ts';

const roster = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    participantId: fc.integer({ min: 1, max: 12 }),
    teamId: fc.integer({ min: 1, max: 3 }),
    isLeader: fc.boolean(),
    jerseyNumber: fc.option(fc.integer({ min: 1, max: 99 })),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const event = fc
  .record({
    code: fc.constantFrom(...testEventTypes.map(({ code }) => code)),
    competitionMatchParticipantId: fc.option(fc.integer({ min: 1, max: 32 })),
    competitionMatchStageCode: fc.constantFrom(...stageCodes),
  })
  .map(({ code, ...changes }) => anEvent(code, changes));
const matches = fc.array(fc.record({ isWalkover: fc.boolean(), roster, events: fc.array(event) }), {
  maxLength: 8,
});

/** Computed directly from all events and rosters, as an independent implementation. */
function byHand(
  all: readonly (CountedMatch & { events: readonly ReturnType<typeof anEvent>[] })[],
  key: string,
) {
  const own = all.flatMap((match) =>
    match.roster
      .filter(({ participantId, teamId }) => `${participantId} ${teamId}` === key)
      .map(({ id }) => ({ match, id })),
  );
  const events = own.flatMap(({ match, id }) =>
    match.events
      .filter(({ competitionMatchParticipantId }) => competitionMatchParticipantId === id)
      .map((one) => ({ ...one, isWalkover: match.isWalkover })),
  );
  const typed = (...codes: string[]) =>
    events.filter(({ competitionEventTypeId }) =>
      codes.some((code) => testTypes.get(competitionEventTypeId)?.code === code),
    );
  const thrown = typed('goal', 'seven-metre-goal', 'empty-goal', 'shootout-goal').filter(
    ({ isWalkover }) => !isWalkover,
  );
  const isShootout = (one: (typeof events)[number]) =>
    one.competitionMatchStageCode === 'shootout' ||
    one.competitionEventTypeId === testType('shootout-goal').id;
  const inPlay = thrown.filter((one) => !isShootout(one));
  return {
    matches: own.filter(({ match }) => !match.isWalkover).length,
    goals: inPlay.length,
    sevenMetreGoals: inPlay.filter(
      ({ competitionEventTypeId }) => competitionEventTypeId === testType('seven-metre-goal').id,
    ).length,
    shootoutGoals: thrown.filter(isShootout).length,
    blueCards: typed('blue-card').length,
    redCards: typed('red-card').length,
    yellowCards: typed('yellow-card').length,
    twoMinutes: typed('two-minutes').length,
  };
}

const keyOf = ({ participantId, teamId }: PlayerTally) => `${participantId} ${teamId}`;

it('[SS1] [SS2] [SS3] [SS4] [SS5] what is summed match by match is what the events say', () => {
  fc.assert(
    fc.property(matches, (all) => {
      const sums = sumTallies(all.map((match) => tallyMatch(match, testTypes)));
      const keys = all.flatMap(({ roster: people }) =>
        people.map(({ participantId, teamId }) => `${participantId} ${teamId}`),
      );
      expect(sums.map(keyOf).sort()).toEqual([...new Set(keys)].sort());
      for (const sum of sums) expect(sum).toMatchObject(byHand(all, keyOf(sum)));
    }),
  );
});

it('[SS9] a match that is recounted in its place gives what recounting everything gives', () => {
  fc.assert(
    fc.property(matches, matches, fc.nat(), (all, others, at) => {
      const [changed] = others;
      fc.pre(all.length > 0 && changed !== undefined);
      if (!changed) return;
      const place = at % all.length;
      const kept = all.map((match) => tallyMatch(match, testTypes));
      sumTallies(kept);
      kept[place] = tallyMatch(changed, testTypes);
      const whole = all.with(place, changed).map((match) => tallyMatch(match, testTypes));
      expect(sumTallies(kept)).toEqual(sumTallies(whole));
    }),
  );
});

it('[SS7] a rank is one more than the number of better rows', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 })), (values) => {
      const sorted = [...values].sort((a, b) => b - a);
      const ranks = ranksInOrder(sorted, (one, next) => one === next);
      for (const [index, value] of sorted.entries())
        expect(ranks[index]).toBe(1 + sorted.filter((other) => other > value).length);
    }),
  );
});
