import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { appendChange } from '../src/features/live/index.ts';
import { hideOldNames } from '../src/features/participants/index.ts';
import type { RenderInput } from '../src/features/pages/index.ts';
import {
  configurationEntries,
  groups,
  matches,
  matchParticipants,
  participants,
  referees,
  teamCategories,
} from '../src/platform/database/schema/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';

/** A build whose pages and views print their data. */
const webBuild = {
  clientFolder: import.meta.dirname,
  template: { html: '<!--html-->', styles: [], styleHashes: [], paper: '' },
  style: () => null,
  id: 'build',
  renderer: {
    embed: ({ address, body }: { address: string; body: unknown }) => ({
      html: JSON.stringify([address, body]),
      script: '/embed.js',
      styles: [],
    }),
    render: ({ base, slice, locale }: RenderInput) => ({
      status: slice?.status ?? 404,
      html: JSON.stringify([base, slice?.body]),
      head: '',
      styles: [],
      lang: locale,
    }),
  },
};

describe.each(testDatabases())('addresses that were shared, on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  let first: SmallCup;
  let refereeId = 0;
  let before: ReadonlyMap<string, string>;
  const clock = manualClock('2024-06-13T10:00:00Z');

  beforeAll(async () => {
    database = await kind.open();
    first = await makeCupOf(2024);
    refereeId = await addPeople(first);
    const settings = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', PUBLIC_URL: 'https://cup.test' };
    const environment = readEnvironment(settings, database.folder);
    const log = createLog('silent');
    app = await createApp({ environment, database, clock, random: systemRandom, log, webBuild });
    url = `http://127.0.0.1:${await app.start()}`;
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  /** A cup with matches in its own year. */
  async function makeCupOf(year: number): Promise<SmallCup> {
    const cup = await makeSmallCup(database, year);
    await database.db
      .update(matches)
      .set({ startsAt: sql`${matches.startsAt} - make_interval(years => ${2026 - year})` })
      .where(eq(matches.editionId, cup.editionId));
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    return cup;
  }

  /** A referee, and a child in the first match whose name is shown until thirty days after the last day. */
  async function addPeople({ editionId, clubId, matches: [matchId = 0], teams: [teamId = 0] }: SmallCup) {
    const { db } = database;
    const [child] = await db
      .insert(participants)
      .values({ editionId, clubId, firstName: 'Jana', lastName: 'Malá' })
      .returning();
    const shown = { side: 'home', role: 'player', jerseyNumber: 7 } as const;
    await db.insert(matchParticipants).values({ ...shown, matchId, teamId, participantId: child?.id ?? 0 });
    const key = 'names-become-numbers-after-days';
    const entry = { editionId, key, value: '30', dataType: 'integer', labelCs: '', labelEn: '' } as const;
    await db.insert(configurationEntries).values(entry);
    const [referee] = await db
      .insert(referees)
      .values({ editionId, firstName: 'Eva', lastName: 'Nová', registrationState: 'approved' })
      .returning();
    return referee?.id ?? 0;
  }

  /** All addresses by which pages, files and views of the edition are shared. */
  function sharedAddresses({ matches: ofMatches, teams: ofTeams, halls }: SmallCup): string[] {
    const [match = 0, , , , , , final = 0] = ofMatches;
    const [team = 0, other = 0] = ofTeams;
    const [hall = 0] = halls;
    return [
      ...[match, final].flatMap((id) => [`/results/match/${id}`, `/embed/match/${id}`]),
      `/results/team-detail/${team}`,
      `/results/place/${hall}`,
      '/results/team-category/MA',
      '/results/team-category/MA/ranking',
      '/results/competition-group/MA-A',
      '/results/statistics/MA',
      '/results/schedule/2024-06-13',
      `/referees/detail/${refereeId}`,
      `/cs/results/team-detail/${team}`,
      `/embed/team/${team}`,
      '/embed/group/MA-A?theme=dark',
      `/api/v1/calendar/team/${team}/matches.ics`,
      `/api/v1/calendar/hall/${hall}/matches.ics?lang=cs`,
      `/api/v1/calendar/referee/${refereeId}/matches.ics`,
      `/api/v1/calendar/teams.ics?teams=${team},${other}`,
      `/api/v1/cards/match/${match}.png`,
      `/api/v1/cards/team/${team}.png?lang=cs`,
      '/api/v1/cards/group/MA-A.png',
      '/api/v1/open/matches.csv?group=MA-A',
      '/api/v1/open/matches.csv?category=MA',
      `/api/v1/open/matches.csv?team=${team}`,
      `/api/v1/open/matches.csv?hall=${hall}`,
      '/api/v1/open/matches.csv?day=2024-06-13',
      '/api/v1/open/standings.csv?group=MA-A',
      '/api/v1/open/final-places.csv?category=MA',
      '/api/v1/results/final-ranking/MA/ranking.pdf',
    ];
  }

  /** Content of an address, without timestamps and redirects. */
  async function read(address: string): Promise<{ status: number; text: string }> {
    const answer = await fetch(url + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString('latin1').replaceAll(/DTSTAMP:\w+|"version":"[^"]*"|\/2024(?=\/)/g, '');
    return { status: answer.status, text };
  }
  /** Files and views; pages redirect to their year, and their data contain the edition. */
  const staysTheSame = (address: string) => /\.(?:ics|png|csv)/.test(address);

  it('[ED5] given the current edition, then all its addresses answer', async () => {
    const answers = new Map<string, string>();
    for (const address of sharedAddresses(first)) {
      const { status, text } = await read(address);
      expect([address, status]).toEqual([address, 200]);
      answers.set(address, text);
    }
    before = answers;
  });

  it('[ED5] given the next edition is current, then every one of them answers with what it said before', async () => {
    const second = await makeCupOf(2025);
    const { db } = database;
    await db.update(teamCategories).set({ code: 'MB' }).where(eq(teamCategories.id, second.categoryId));
    for (const [id, label] of [
      [second.groups.a, 'MB-A'],
      [second.groups.b, 'MB-B'],
    ] as const)
      await db.update(groups).set({ label }).where(eq(groups.id, id));
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    await expect.poll(async () => (await read('/results')).text).toContain('"MB"');
    for (const [address, said] of before) {
      const { status, text } = await read(address);
      expect([address, status]).toEqual([address, 200]);
      if (staysTheSame(address)) expect([address, text]).toEqual([address, said]);
      if (!/\/api\//.test(address)) expect(text).toContain('"year":2024');
    }
  });

  it('[ED5] given an address with the year of the edition, then it answers about that edition', async () => {
    const [team = 0] = first.teams;
    for (const address of [
      '/2024/results',
      '/2024/embed/group/MA-A',
      '/api/v1/open/teams.csv?edition=2024',
      `/api/v1/calendar/team/${team}/matches.ics?edition=2024`,
      '/api/v1/cards/group/MA-A.png?edition=2024',
    ])
      expect([address, (await read(address)).status]).toEqual([address, 200]);
    const unknown = ['/2019/embed/group/MA-A', '/api/v1/open/teams.csv?edition=2019', '/embed/group/XX'];
    for (const address of [...unknown, '/api/v1/calendar/team/999999/matches.ics'])
      expect([address, (await read(address)).status]).toEqual([address, 404]);
  });

  it('given that the time of the names is over, then no address of pages, views and files contains one', async () => {
    clock.set('2025-06-13T10:00:00Z');
    await hideOldNames({ database, clock });
    for (const address of before.keys()) expect((await read(address)).text).not.toContain('Jana');
  });
});
