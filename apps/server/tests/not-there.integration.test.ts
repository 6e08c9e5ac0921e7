import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGuarded, type OperationName } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import type { App } from '../src/app.ts';
import { signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { type AnyRoute, requestOf, sampleOfQuery } from './sample-of-schema.ts';
import { makeSmallCup } from './small-cup.ts';
import { fromAnotherNetwork, startWholeApp } from './whole-app.ts';

const guarded = (Object.keys(routes) as OperationName[]).filter((name) => isGuarded(routes[name].access));
/** Calls about one record by its id. */
const ofOneRecord = guarded.filter((name) => /\{\w*[iI]d\}/.test(routes[name].path));
/** Calls of hall staff that write to a match. */
const ofReporters = [
  'matchEventCreate',
  'matchEventUpdate',
  'matchEventDelete',
  'matchClock',
  'matchSignature',
  'matchScouting',
  'paperPhotos',
  'paperPhotoCreate',
  'paperPhotoDelete',
  'matchStage',
  'matchWalkover',
  'matchOfficialScore',
  'matchRuling',
  'matchBeingChecked',
  'matchEventsErase',
  'matchEventsRestore',
  'reporterRosterSave',
] as const;
/** Values of parameters that are no number of a record. */
const parameters: Readonly<Record<string, string>> = {
  side: 'home',
  kind: 'categories',
  record: 'category',
  key: 'x',
};

describe.each(testDatabases())('given a record that is not there on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  let organiser: string;
  let visitor: string;

  beforeAll(async () => {
    database = await kind.open();
    await makeSmallCup(database);
    organiser = await signIn('organiser', ['ROLE_SUPER_ADMIN'], database.db);
    visitor = await signIn('visitor', [], database.db);
    ({ app, url } = await startWholeApp(database));
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  async function answerTo(name: OperationName, cookie: string): Promise<string> {
    const route: AnyRoute = routes[name];
    const path = route.path.replace(
      /\{(\w+)\}/g,
      (_, parameter: string) => parameters[parameter] ?? '999999',
    );
    const headers = { cookie, ...fromAnotherNetwork() };
    const sent = { method: route.method, ...requestOf(route, headers) };
    const answer = await fetch(url + path + sampleOfQuery(route.query), sent);
    const { error } = (await answer.json()) as { error?: string };
    return `${answer.status} ${error}`;
  }

  it('then every call of an organiser that names one answers that it is unknown', async () => {
    const wrong: string[] = [];
    for (const name of ofOneRecord) {
      const told = await answerTo(name, organiser);
      if (!/^404 [a-z]+(?:-[a-z]+)*-unknown$/.test(told)) wrong.push(`${name} ${told}`);
    }
    expect(wrong).toEqual([]);
  });

  it('then whoever may not report is refused before a match is looked for or locked', async () => {
    const answers: Record<string, string> = {};
    for (const name of ofReporters) answers[name] = await answerTo(name, visitor);
    expect(answers).toEqual(Object.fromEntries(ofReporters.map((name) => [name, '403 forbidden'])));
  });
});
