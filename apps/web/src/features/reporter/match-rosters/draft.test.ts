import type { RosterPerson, RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import { provisionalId } from '@sevenmetre/sync/outbox/index';
import type { OutboxRecord, RosterSideAsked } from '@sevenmetre/sync/outbox/index';
import { describe, expect, it } from 'vitest';
import { personOf } from '../match-sheets/match-sheet.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { withSavedRosters } from '../match-sheets/saved-rosters.ts';
import { askedSide, draftOf } from './draft.ts';

const person = (participantId: number, jerseyNumber: number | null, rest: Partial<RosterPerson> = {}) => ({
  participantId,
  entryId: jerseyNumber === null ? null : 100 + participantId,
  firstName: 'Jan',
  lastName: `Dub ${participantId}`,
  birthYear: null,
  role: 'player' as const,
  jerseyNumber,
  onRoster: jerseyNumber !== null,
  inTeam: true,
  hasEvents: false,
  marks: { outsideCategory: false, otherTeam: false, suspended: false },
  ...rest,
});

const loaded: RosterSide = {
  side: 'home',
  clubId: 1,
  team: { id: 1, name: 'Lhota', numeral: null, countryCode: 'cz', sportCode: 'handball' },
  state: 'saved',
  revision: 4,
  savedAt: null,
  prefilled: false,
  people: [person(1, 7), person(2, 8), person(3, null)],
};

const entry = (participantId: number, jerseyNumber: number) => ({
  participantId,
  role: 'player' as const,
  jerseyNumber,
});

function saved(home: Partial<RosterSideAsked>, attention: OutboxRecord['attention'] = null): OutboxRecord {
  const asked: RosterSideAsked = { revision: 3, after: null, entries: [entry(1, 7), entry(3, 9)], ...home };
  return {
    id: '7 x',
    matchId: 7,
    data: { kind: 'roster', asked: { home: asked, away: null, referees: null, confirm: false } },
    modifiedAt: 5,
    synced: 0,
    deleted: false,
    createdTimestamp: 0,
    key: 'phone-4',
    device: 'phone',
    serverId: null,
    attempts: 0,
    attention,
  };
}

const nobody = { calls: [], inEvents: new Set<number>() };
const shown = (draft: ReturnType<typeof draftOf>) =>
  draft.rows.map(({ person: { participantId }, isPresent, number }) => [participantId, isPresent, number]);

describe('the page of rosters', () => {
  it('given nothing saved here, then it shows what was told and is saved on that', () => {
    const draft = draftOf(loaded, nobody);
    expect(shown(draft)).toEqual([
      [1, true, '7'],
      [2, true, '8'],
      [3, false, ''],
    ]);
    expect(askedSide(draft)).toEqual({ revision: 4, after: null, entries: [entry(1, 7), entry(2, 8)] });
  });

  it('[MR13] given a save without an answer, then it shows that one, and the next is made on it and not on what was told since', () => {
    const draft = draftOf(loaded, { ...nobody, calls: [saved({})] });
    expect(shown(draft)).toEqual([
      [1, true, '7'],
      [2, false, '8'],
      [3, true, '9'],
    ]);
    expect(askedSide(draft)).toMatchObject({ revision: 3, after: 'phone-4' });
    expect(draft.rows.every(({ stored }) => stored === undefined)).toBe(true);
  });

  it('[MR13] given a refused save, then it stands over the newest that was told and says where they differ', () => {
    const attention = { code: 'roster-changed-meanwhile', parameters: {} };
    const draft = draftOf(loaded, { ...nobody, calls: [saved({}, attention)] });
    expect(askedSide(draft)).toMatchObject({ revision: 4, after: null });
    expect(draft.rows.map(({ stored }) => stored)).toEqual([
      undefined,
      { isPresent: true, number: '8' },
      { isPresent: false, number: '' },
    ]);
  });

  it('[MR12] given somebody whom an event names, sent or not, then he stays', () => {
    const named = draftOf(loaded, { ...nobody, inEvents: new Set([101, provisionalId(3)]) });
    expect(named.rows.map(({ person: { hasEvents } }) => hasEvents)).toEqual([true, false, true]);
  });

  it('[MR12] given he was left out here and an event of another device names him meanwhile, then he is back: nothing else can be saved', () => {
    const refused = saved({ entries: [entry(1, 7)] }, { code: 'roster-changed-meanwhile', parameters: {} });
    const draft = draftOf(loaded, { calls: [refused], inEvents: new Set([102]) });
    expect(askedSide(draft).entries).toEqual([entry(1, 7), entry(2, 8)]);
  });
});

describe('[SY31] the numbers of a match whose roster is on its way', () => {
  it('are those that were saved here; whom the server does not know has a provisional id', () => {
    const squads = {
      home: [
        { participantId: 1, entryId: 101, name: 'Dub' },
        { participantId: 3, entryId: null, name: 'Lípa' },
      ],
      away: [],
    };
    const sheet = { ...practiceSheet, squads };
    const with3 = withSavedRosters(sheet, { calls: [saved({})], events: [] });
    expect(with3.people.filter(({ side }) => side === 'home')).toEqual([
      { id: 101, side: 'home', isLeader: false, label: '7', name: 'Dub' },
      { id: provisionalId(3), side: 'home', isLeader: false, label: '9', name: 'Lípa' },
    ]);
    expect(with3.people.filter(({ side }) => side === 'away')).toEqual(
      sheet.people.filter(({ side }) => side === 'away'),
    );
    expect(withSavedRosters(sheet, { calls: [], events: [] })).toBe(sheet);
  });

  it('given a roster without somebody whom an event of another device names, then he keeps number and name until the server has spoken', () => {
    const [kriz] = practiceSheet.people;
    const when = { stageId: 2, eventTypeId: 1, side: 'home', minute: 3, second: 0 } as const;
    const event = { content: { ...when, participantId: kriz?.id ?? 0, secondaryParticipantId: null } };
    const left = withSavedRosters(practiceSheet, { calls: [saved({ entries: [] })], events: [event] });
    expect(left.people.filter(({ side }) => side === 'home')).toEqual([kriz]);
  });

  it('given somebody of the club whom no roster has, then an event that names him says who it is', () => {
    const squads = { home: [{ participantId: 3, entryId: null, name: 'Lípa' }], away: [] };
    const sheet = { ...practiceSheet, squads };
    expect(personOf(sheet, provisionalId(3))).toMatchObject({ side: 'home', label: '?', name: 'Lípa' });
    expect(personOf(sheet, provisionalId(4))).toBeNull();
  });
});
