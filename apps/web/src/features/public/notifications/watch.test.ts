import { describe, expect, it } from 'vitest';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { createSliceCache } from '../../../lib/slices/slice-cache.ts';
import type { Slice } from '../../../lib/slices/slice.ts';
import { aTeamSlice } from '../../../testing/slices.ts';
import { watchTeams } from './watch.ts';
import { wayOf } from './device.ts';

describe('the open app', () => {
  const slice = aTeamSlice();
  const topic = `team:${slice.team.id}`;
  const found = (matches: readonly MatchTicket[]): Slice => ({
    status: 200,
    body: { ...slice, matches: [...matches] },
    etag: null,
    checkedAt: 0,
  });

  it('tells a goal, the end and a correction of a chosen team once each, and nothing that stood there before', () => {
    const slices = createSliceCache({ fetch: () => new Promise(() => {}), fetched: () => undefined });
    const [first] = slice.matches;
    if (!first) throw new Error('the fixture has matches');
    const running: MatchTicket = {
      ...first,
      stageCode: '2nd_half',
      homeScore: 9,
      awayScore: 8,
      walkOver: null,
    };
    slices.set(topic, found([running]));
    const shown: string[] = [];
    const stop = watchTeams([{ teamId: slice.team.id, start: true, goals: true, result: true }], {
      slices,
      now: () => 0,
      show: (_, { kind, home, away }, quiet) => shown.push(`${kind} ${home}:${away}${quiet ? ' quiet' : ''}`),
    });
    expect(shown).toEqual([]);
    slices.set(topic, found([{ ...running, homeScore: 10 }]));
    slices.set(topic, found([{ ...running, homeScore: 10, beingChecked: true }]));
    slices.set(topic, found([running]));
    slices.set(topic, found([{ ...running, stageCode: 'finished' }]));
    stop();
    slices.set(topic, found([{ ...running, homeScore: 30 }]));
    expect(shown).toEqual(['goal 10:8', 'correction 9:8 quiet', 'result 9:8']);
  });
});

describe('the open app before a match', () => {
  it('[NO9] tells that it has another time or hall, whatever was chosen', () => {
    const slice = aTeamSlice();
    const slices = createSliceCache({ fetch: () => new Promise(() => {}), fetched: () => undefined });
    const [first] = slice.matches;
    if (!first) throw new Error('the fixture has matches');
    const coming: MatchTicket = {
      ...first,
      stageCode: 'not_started',
      homeScore: null,
      awayScore: null,
      walkOver: null,
    };
    const show = (match: MatchTicket) =>
      slices.set(`team:${slice.team.id}`, {
        status: 200,
        body: { ...slice, matches: [match] },
        etag: null,
        checkedAt: 0,
      });
    show(coming);
    const shown: string[] = [];
    const stop = watchTeams([{ teamId: slice.team.id, start: false, goals: false, result: true }], {
      slices,
      now: () => 0,
      show: (match, { kind }) => shown.push(`${kind} ${match.startsAt}`),
    });
    const later = '2026-04-04T18:00:00.000Z';
    show({ ...coming, startsAt: later });
    show({ ...coming, startsAt: later, delay: null });
    show({ ...coming, startsAt: later, hall: null });
    stop();
    expect(shown).toEqual([`moved ${later}`, `moved ${later}`]);
  });
});

describe('how messages come', () => {
  const device = { hasPush: true, permission: 'granted', isIos: false } as const;
  it.each([
    [device, 'key', 'everywhere'],
    [{ ...device, permission: 'default' as const }, 'key', 'willAsk'],
    [{ ...device, permission: 'denied' as const }, 'key', 'denied'],
    [device, null, 'whileOpen'],
    [device, undefined, 'offline'],
    [{ ...device, hasPush: false }, 'key', 'unsupported'],
    [{ ...device, hasPush: false, isIos: true }, 'key', 'homeScreen'],
  ])('%o with the key %s: %s', (one, key, way) => {
    expect(wayOf(one, key)).toBe(way);
  });
});
