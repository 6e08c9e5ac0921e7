import type { DrawInputBody, DrawProgress, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { drawInPublic, drawInputText, seedOf, sizesOf } from '@sevenmetre/engine/draw';
import { vi } from 'vitest';
import { sha256 } from '../lib/browser/sha-256.ts';

const secret = '5d'.repeat(32);
const hallNumbers = [4, 1, 2, 7];

const input: DrawInputBody = {
  teams: Array.from({ length: 8 }, (_, index) => ({
    id: String(index + 1),
    name: `HC Město ${index + 1}`,
    pot: Math.floor(index / 2),
    club: String((index % 7) + 1),
    region: null,
    country: 'CZ',
    lastGroup: null,
  })),
  groups: ['A', 'B'].map((id, group) => ({ id, entries: [0, 1, 2, 3].map((pot) => pot * 2 + group) })),
  rules: { sameClub: 'forbidden' },
};

/** A revealed draw of MB as the server sends it: two groups of four, published as they were drawn. */
export async function aRevealedDraw(): Promise<PublicDraw> {
  const inputHash = await sha256(drawInputText(input));
  const seed = await seedOf(sha256, { secret, hallNumbers, inputHash });
  const balls = drawInPublic(input.teams, sizesOf(input), input.rules, seed) ?? [];
  const nameOf = new Map(input.teams.map(({ id, name }) => [id, name]));
  return {
    category: { code: 'MB', nameCs: 'Chlapci', nameEn: 'Boys' },
    tournament: 'Cup',
    timeZone: 'Europe/Prague',
    progress: {
      ...anAnnouncement,
      state: 'revealed',
      secretHash: await sha256(secret),
      openedAt: '2026-03-01T10:10:00Z',
      startedAt: '2026-03-01T10:20:00Z',
      revealedAt: '2026-03-01T10:40:00Z',
      inputHash,
      hallNumbers,
      numbersBy: 'Eliška Nová',
      shown: balls.length * 2,
      balls: balls.map((ball) => ({ ...ball, free: [] })),
      secret,
    },
    input,
    earlierInputs: [],
    earlier: [],
    amendments: [],
    published: input.groups.map(({ id }, index) => ({
      id,
      teams: balls.flatMap(({ team, group }) =>
        group === index ? [{ id: team, name: nameOf.get(team) ?? '' }] : [],
      ),
    })),
  };
}

const anAnnouncement: DrawProgress = {
  state: 'announced',
  number: 2,
  secretHash: 'a'.repeat(64),
  announcedAt: '2026-03-01T10:00:00Z',
  numbersFrom: '2026-03-01T10:15:00Z',
  openedAt: null,
  startedAt: null,
  revealedAt: null,
  inputHash: null,
  hallNumbers: [],
  numbersBy: null,
  shown: 0,
  balls: [],
  secret: null,
  amended: 0,
};

/** The same draw before its numbers, after an attempt that was stopped and a version of the pots that was changed. */
export async function anOpenedDraw(): Promise<PublicDraw> {
  const draw = await aRevealedDraw();
  const inputHash = draw.progress?.inputHash ?? null;
  const version = { at: '2026-03-01T10:05:00Z', hash: 'b'.repeat(64), input };
  return {
    ...draw,
    progress: { ...anAnnouncement, state: 'opened', openedAt: '2026-03-01T10:10:00Z', inputHash },
    earlierInputs: [version],
    earlier: [
      {
        number: 1,
        state: 'stopped',
        secretHash: 'c'.repeat(64),
        secret: 'd'.repeat(64),
        announcedAt: '2026-02-28T10:00:00Z',
        startedAt: '2026-02-28T10:20:00Z',
        endedAt: '2026-02-28T10:30:00Z',
        reason: 'The power in the hall failed',
        inputs: [version],
        hallNumbers: [3],
        numbersBy: 'Petr Novák',
        balls: [
          { team: '2', group: 0 },
          { team: '1', group: null },
        ],
      },
    ],
    published: null,
  };
}

/** The stream of a draw that never says anything. */
export function withoutStream(): void {
  class SilentStream extends EventTarget {
    close(): void {}
  }
  vi.stubGlobal('EventSource', SilentStream);
}
