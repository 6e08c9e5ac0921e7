import { expect, test } from 'vitest';
import { randomOf } from '../random/index.ts';
import {
  type DrawInput,
  type DrawRecord,
  type GroupOfTeams,
  drawInPublic,
  drawInputText,
  groupsDrawn,
  potsBySeed,
  seedOf,
  sizesOf,
  verifyDraw,
} from './index.ts';

/**
 * A stand-in for SHA-256, which callers of this package provide: 64 hexadecimal digits derived from a text.
 */
async function sha256(text: string): Promise<string> {
  const sum = text.split('').reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);
  const random = randomOf(sum);
  return Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('');
}

const secret = '5d'.repeat(32);

async function drawn(): Promise<DrawRecord> {
  const groups = [0, 1, 2, 3].map((group) => ({
    id: 'ABCD'[group] ?? '',
    entries: [group, group + 4, group + 8],
  }));
  const team = (index: number) => ({
    id: `${index}`,
    name: `Team ${index}`,
    club: `${index % 7}`,
    country: 'CZE',
    region: null,
    lastGroup: null,
  });
  const teams = potsBySeed(
    groups,
    Array.from({ length: 12 }, (_, index) => team(index)),
  );
  const input: DrawInput = { teams, groups, rules: { sameClub: 'forbidden' } };
  const inputHash = await sha256(drawInputText(input));
  const published = { secretHash: await sha256(secret), secret, inputHash, input, hallNumbers: [4, 1, 2, 7] };
  const seed = await seedOf(sha256, published);
  const balls = drawInPublic(teams, sizesOf(input), input.rules, seed) ?? [];
  const groupsNow = groupsDrawn(input, balls);
  return { ...published, balls, earlierInputs: [], amendments: [], published: groupsNow };
}

test('[DR6] a record is verified by drawing again', async () => {
  expect(await verifyDraw(sha256, await drawn())).toEqual({
    isSecretKept: true,
    isInputKept: true,
    matching: 12,
    balls: 12,
    firstDifferent: null,
    groups: 'agree',
    differentGroups: [],
    ok: true,
  });
});

test.each<[string, (record: DrawRecord) => DrawRecord, object]>([
  ['another secret', (record) => ({ ...record, secret: '00'.repeat(32) }), { isSecretKept: false }],
  ['other numbers', (record) => ({ ...record, hallNumbers: [4, 1, 2, 8] }), { isSecretKept: true }],
  [
    'a team that was moved to another pot',
    (record) => ({
      ...record,
      input: { ...record.input, teams: record.input.teams.toReversed() },
    }),
    { isInputKept: false },
  ],
  [
    'two balls that were exchanged',
    (record) => {
      const [one, other, ...rest] = record.balls;
      if (!one || !other) return record;
      const exchanged = [{ ...one, group: other.group }, { ...other, group: one.group }, ...rest];
      return { ...record, balls: exchanged };
    },
    { matching: 10, firstDifferent: 0 },
  ],
  [
    'a version of teams and rules that was exchanged after its hash was published',
    (record) => ({ ...record, earlierInputs: [{ hash: 'f'.repeat(64), input: record.input }] }),
    { isInputKept: false },
  ],
  [
    'two teams that were exchanged in the published groups',
    (record) => ({ ...record, published: swapped(record.published ?? []) }),
    { matching: 12, groups: 'differ', differentGroups: ['A', 'B'] },
  ],
  ['a ball that is missing', (record) => ({ ...record, balls: record.balls.slice(0, -1) }), { matching: 11 }],
])('%s is found out', async (_, tamper, found) => {
  expect(await verifyDraw(sha256, tamper(await drawn()))).toMatchObject({ ...found, ok: false });
});

/** The first teams of the first two groups change places. */
function swapped([one, other, ...rest]: readonly GroupOfTeams[]): GroupOfTeams[] {
  if (!one || !other) return [];
  const [a = '', ...ofOne] = one.teams;
  const [b = '', ...ofOther] = other.teams;
  return [{ ...one, teams: [b, ...ofOne] }, { ...other, teams: [a, ...ofOther] }, ...rest];
}

test('[DR6] groups that nobody has published yet, or whose last amendment is not published, are no error', async () => {
  const record = await drawn();
  expect(await verifyDraw(sha256, { ...record, published: null })).toMatchObject({
    ok: true,
    groups: 'unpublished',
  });
  const amended = swapped(record.published ?? []);
  expect(await verifyDraw(sha256, { ...record, amendments: [amended] })).toMatchObject({
    ok: true,
    groups: 'pending',
  });
  expect(await verifyDraw(sha256, { ...record, amendments: [amended], published: amended })).toMatchObject({
    ok: true,
    groups: 'agree',
  });
});
