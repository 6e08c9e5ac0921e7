import { expect, test } from 'vitest';
import { type FormatTemplate, checkTemplate, planFormat, playFormat, readyFormats } from './index.ts';

const ready = (id: string): FormatTemplate => {
  const format = readyFormats.find((one) => one.id === id);
  if (!format) throw new Error(`${id} is not a ready format.`);
  return format;
};

function withExtraMatch(format: FormatTemplate): FormatTemplate {
  const stages = format.stages.map((stage) =>
    stage.kind === 'groups' ? { ...stage, extraMatch: true } : stage,
  );
  return { ...format, stages };
}

test('58 teams in groups of six: two groups of five break the promise of six for ten teams, one extra match each keeps it', () => {
  const without = planFormat(ready('groups-of-6-ab'), 58);
  const withExtra = planFormat(withExtraMatch(ready('groups-of-6-ab')), 58);

  expect(without).toMatchObject({ value: { perEntry: { min: 5 }, belowGuarantee: 10 } });
  expect(withExtra).toMatchObject({ value: { perEntry: { min: 6 }, belowGuarantee: 0 } });
  expect(withExtra.ok && without.ok && withExtra.value.matches.length - without.value.matches.length).toBe(5);
});

test('extra matches are between teams of different groups, for every number of teams', () => {
  const format = withExtraMatch(ready('groups-of-6-ab'));
  for (let teams = 10; teams <= 120; teams += 1) {
    const plan = planFormat(format, teams);
    if (!plan.ok) continue;
    const groupOf = new Map<number, string>();
    for (const { id, level, seats } of plan.value.groups) {
      if (level !== 'preliminary') continue;
      for (const seat of seats) if (seat.kind === 'entry') groupOf.set(seat.entry, id);
    }
    const extra = plan.value.groups.filter(({ level }) => level === 'extra');
    for (const { seats } of extra) {
      const groups = seats.map((seat) => (seat.kind === 'entry' ? groupOf.get(seat.entry) : null));
      expect(new Set(groups).size, `${teams} teams`).toBe(2);
    }
    const { played } = playFormat(
      plan.value,
      (_, entries) => entries,
      (entries) => entries,
    );
    expect(Math.min(...played)).toBeGreaterThanOrEqual(plan.value.perEntry.min);
  }
});

test('best seconds fill a bracket without byes', () => {
  const plan = planFormat(ready('groups-best-seconds'), 22);
  const first = plan.ok ? plan.value.groups.filter(({ level }) => level === 'quarterfinal') : [];

  expect(first.length).toBe(4);
  expect(plan.ok && plan.value.byes).toEqual([]);
});

test('ready formats have no problem of their own', () => {
  expect(readyFormats.flatMap((format) => checkTemplate(format))).toEqual([]);
});

test.each([
  ['format.noStages', []],
  ['format.firstTakesEntries', [{ ...ready('knock-out').stages[0], take: [{ stage: 'P', ranks: [1] }] }]],
  ['format.entriesTakenTwice', [ready('single-group').stages[0], ready('knock-out').stages[0]]],
  ['format.sameStage', [ready('single-group').stages[0], ready('single-group').stages[0]]],
  [
    'format.unknownStage',
    [
      ready('single-group').stages[0],
      { ...ready('knock-out').stages[0], take: [{ stage: 'Q', ranks: [1] }] },
    ],
  ],
  [
    'format.nothingTaken',
    [ready('single-group').stages[0], { ...ready('knock-out').stages[0], take: [{ stage: 'P', ranks: [] }] }],
  ],
  ['format.sizeBounds', [{ ...ready('single-group').stages[0], size: { min: 5, target: 4, max: 6 } }]],
])('an own format is refused with %s', (code, stages) => {
  const template = { stages: stages as FormatTemplate['stages'] };

  expect(checkTemplate(template).map((problem) => problem.code)).toContain(code);
});
