import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder } from '../index.ts';
import { settingsWith, smallCup } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');
const rules = {
  'points-win': 3,
  'points-tie': 1,
  'points-loss': 0,
  'walkover-goals': 10,
  'walkover-of-withdrawn-teams': true,
  'compare-groups-by-sums': false,
};

/** Two groups of two; the better second plays the final against the winner of the first group. */
const cup = {
  ...settingsWith({ rules }),
  'groups.csv': `id,category,label,round,playoff,carryOver,comparedPlace
A,MA,MA-A,preliminary,,,\nB,MA,MA-B,preliminary,,,\nS,MA,MA-2AB,preliminary,,,2\nF,MA,MA F,final,A,,\nW,WA,WA-A,preliminary,,,\n`,
  'seats.csv': `group,seat,team,fromGroup,fromStanding
A,1,10,,\nA,2,11,,\nB,1,12,,\nB,2,13,,\nS,1,,A,2\nS,2,,B,2\nF,1,,A,1\nF,2,,S,1\nW,1,20,,\nW,2,21,,\n`,
  'matches.csv': `number,group,day,time,hall,home,away,homeScore,awayScore,state,halfLength
1,A,2026-03-28,09:00,H1,10,11,20,10,finished,15:00
2,B,2026-03-28,10:00,H1,12,13,20,18,finished,15:00
3,F,2026-03-29,10:00,H1,,,,,scheduled,15:00\n`,
  'players.csv': null,
  'lineups.csv': null,
  'events.csv': null,
};

describe.each(testDatabases())(
  'the best of several groups and the rules of tables in a folder on $name',
  (kind) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await kind.open();
    });
    afterAll(() => database.cleanup());

    test('[ST16] given a group that compares seconds, then the better one is seated, and the rules of the folder count', async () => {
      expect(await importFolder(database, smallCup(cup), { clock })).toMatchObject({ ok: true });
      const { rows } = await database.db.execute(sql`
      select g.label, s.seat, t.source_id as team, s.standings, s.points from group_teams s join groups g on g.id = s.group_id
      left join teams t on t.id = s.team_id where g.label in ('MA-2AB', 'MA F', 'MA-A') order by g.label, s.seat`);
      expect(rows).toEqual([
        { label: 'MA F', seat: 1, team: '10', standings: expect.any(Number), points: 0 },
        { label: 'MA F', seat: 2, team: '13', standings: expect.any(Number), points: 0 },
        { label: 'MA-2AB', seat: 1, team: '11', standings: 2, points: 0 },
        { label: 'MA-2AB', seat: 2, team: '13', standings: 1, points: 0 },
        { label: 'MA-A', seat: 1, team: '10', standings: 1, points: 3 },
        { label: 'MA-A', seat: 2, team: '11', standings: 2, points: 0 },
      ]);
    });

    test('[ST23] given deducted points in a folder, then they count, and a folder without them leaves them', async () => {
      const own = await kind.open();
      const seats = `group,seat,team,fromGroup,fromStanding,deducted,deductionReason,nobody
A,1,10,,,4,Late for the match,\nA,2,11,,,,,\n`;
      const rest = cup['seats.csv'].split('\n').slice(3);
      const taken = {
        ...cup,
        'seats.csv': seats + rest.map((line) => (line === '' ? '' : `${line},,,\n`)).join(''),
      };
      expect(await importFolder(own, smallCup(taken), { clock })).toMatchObject({ ok: true });
      const stored = async () => {
        const { rows } = await own.db.execute(sql`
          select s.points, s.standings, s.deducted_points as deducted, s.deduction_reason as reason
          from group_teams s join groups g on g.id = s.group_id where g.label = 'MA-A' order by s.seat`);
        return rows;
      };
      const counted = [
        { points: -1, standings: 2, deducted: 4, reason: 'Late for the match' },
        { points: 0, standings: 1, deducted: 0, reason: null },
      ];
      expect(await stored()).toEqual(counted);
      expect(await importFolder(own, smallCup(cup), { clock })).toMatchObject({ ok: true });
      expect(await stored()).toEqual(counted);
      const out = join(smallCup(), 'out');
      await exportTournament(own, null, out);
      expect(readFileSync(join(out, 'seats.csv'), 'utf8')).toContain('A,1,10,,,4,Late for the match,\n');
      await own.cleanup();
    });

    test('given its export, then the next portal exports the same', async () => {
      const next = await kind.open();
      const [out, again] = [join(smallCup(), 'out'), join(smallCup(), 'out')];
      await exportTournament(database, null, out);
      expect(JSON.parse(readFileSync(join(out, 'tournament.json'), 'utf8'))).toMatchObject({ rules });
      expect(readFileSync(join(out, 'groups.csv'), 'utf8')).toContain('S,MA,MA-2AB,preliminary,,no,2\n');
      expect(await importFolder(next, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
      await exportTournament(next, null, again);
      for (const name of readdirSync(out))
        expect(readFileSync(join(again, name), 'utf8'), name).toBe(readFileSync(join(out, name), 'utf8'));
      await next.cleanup();
    });
  },
);
