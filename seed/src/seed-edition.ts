import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@sevenmetre/rules/permissions';
import { utcText } from '@sevenmetre/server/features/competition/index';
import { setEditionConfiguration } from '@sevenmetre/server/features/reference-data/index';
import {
  faultSentence,
  importFolder,
  writeFolder,
} from '@sevenmetre/server/features/tournament-folder/index';
import type { FolderContent } from '@sevenmetre/server/features/tournament-folder/index';
import type { Clock } from '@sevenmetre/server/platform/clock/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { createDemoAccounts } from './accounts.ts';
import { editionNames, makeEdition } from './editions.ts';
import type { DemoEdition, EditionName } from './editions.ts';
import { makeHugeEdition } from './huge/huge-edition.ts';
import { playRunning } from './play-running.ts';
import { SeededRandom } from './random.ts';

/** The demo's editions, and one for measuring. */
export const seedNames = [...editionNames, 'huge'] as const;
export type SeedName = EditionName | 'huge';

export interface SeedContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Says how the work goes on. */
  readonly say: (sentence: string) => void;
}

/** The reporter of what ran before the demo began; the demo's accounts come later. */
const reporter: Actor = {
  userId: 0,
  roles: ['ROLE_COMPETITION_REPORTER'],
  administratedClubIds: [],
  leadingTeamIds: [],
};

const dayLength = 86_400_000;

/** Puts a named edition with the demo accounts into a database, by the product's own commands. */
export async function seedEdition(name: SeedName, { database, clock, say }: SeedContext): Promise<void> {
  const now = clock.now();
  const edition = name === 'huge' ? makeHugeEdition(now) : makeEdition(name, now);
  const editionId = await bringIn(edition.content, { database, clock, say });
  await database.transaction((tx) => setEditionConfiguration(editionId, windowsOf(edition), tx));
  if (edition.matches.some(({ story }) => story !== null)) {
    say('Reporting the matches that are being played now …');
    await playRunning(database, edition.matches, {
      editionId,
      now,
      random: new SeededRandom(11),
      actor: reporter,
    });
  }
  await createDemoAccounts(database);
}

async function bringIn(content: FolderContent, { database, clock, say }: SeedContext): Promise<number> {
  const parent = await mkdtemp(join(tmpdir(), 'sevenmetre-seed-'));
  try {
    const folder = join(parent, 'edition');
    await writeFolder(folder, content);
    say(`Bringing in ${content.settings.name} ${content.settings.year} …`);
    const result = await importFolder(database, folder, { clock });
    if (result.ok && result.editionId !== null) return result.editionId;
    throw new Error(result.ok ? 'The edition has no id' : result.faults.map(faultSentence).join('\n'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Registration is open from half a year to a month before the tournament, teams and rosters change a little longer. */
function windowsOf({ begins, ends }: DemoEdition): Record<string, string> {
  const before = (days: number) => utcText(new Date(begins.getTime() - days * dayLength));
  return {
    'tournament-start-date': utcText(begins),
    'tournament-end-date': utcText(ends),
    'club-registration-create-from': before(180),
    'club-registration-create-till': before(30),
    'club-registration-update-from': before(180),
    'club-registration-update-till': before(14),
    'club-team-create-till': before(21),
    'referee-registration-create-from': before(180),
    'referee-registration-create-till': before(30),
    'referee-registration-update-from': before(180),
    'referee-registration-update-till': before(14),
    'roster-edit-deadline': before(1),
  };
}
