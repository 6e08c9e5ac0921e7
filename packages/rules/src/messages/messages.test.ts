import { describe, expect, it } from 'vitest';
import {
  type Audience,
  checkDraft,
  checkMessage,
  canResend,
  deliveryState,
  everyClub,
  fillPlaceholders,
  isPersonal,
  isPlannable,
  languageFor,
  messageActions,
  namesMoney,
  type MessageForm,
  oncePerAddress,
  paragraphsOf,
  reachesClub,
  reachesLeader,
  reachesReferee,
  recentReminder,
  unknownPlaceholders,
  withWords,
  wordsFor,
  wordsIn,
} from './index.ts';

const toClubs: Audience = everyClub;
const inTime = { id: 1, categories: ['MA'], placeIds: [], overdue: false };
const toReferees: Audience = { ...toClubs, recipientType: 'referees' };
const form: MessageForm = {
  ...toClubs,
  internalName: 'Arrival',
  titleCs: 'Příjezd',
  titleEn: 'Arrival',
  textCs: 'Ahoj',
  textEn: 'Hello',
  otherTexts: {},
  fileIds: [],
  summaryParts: [],
};

describe('the readers of a message', () => {
  it('[ME1] are all clubs but declined ones, or those in the states that are named', () => {
    const states = ['new', 'approved', 'processed', 'declined', 'unknown'] as const;
    const reached = (audience: Audience) =>
      states.filter((state) => reachesClub(audience, { state, ...inTime }));
    expect(reached(toClubs)).toEqual(['new', 'approved', 'processed', 'unknown']);
    expect(reached({ ...toClubs, states: ['declined', 'approved'] })).toEqual(['approved', 'declined']);
    expect(reached(toReferees)).toEqual([]);
  });

  it('[ME1] are clubs with a team in one of the categories that are named', () => {
    const audience = { ...toClubs, categories: ['MA', 'WD'] };
    const reaches = (...categories: string[]) =>
      reachesClub(audience, { ...inTime, state: 'approved', categories });
    expect([reaches('MB', 'WD'), reaches('MB'), reaches()]).toEqual([true, false, false]);
  });

  it('[ME1] are referees by their states, whatever categories are named', () => {
    expect(reachesReferee(toReferees, { state: 'new' })).toBe(true);
    expect(reachesReferee({ ...toReferees, states: ['approved'] }, { state: 'new' })).toBe(false);
    expect(reachesReferee({ ...toReferees, categories: ['MA'] }, { state: 'approved' })).toBe(true);
    expect(reachesReferee(toClubs, { state: 'approved' })).toBe(false);
  });

  it('[ME6] are clubs with an overdue invoice in any state, or in the states and categories that are named', () => {
    const overdueOnly = { ...toClubs, overdueOnly: true };
    const states = ['approved', 'processed', 'declined'] as const;
    const reached = (audience: Audience, overdue = true) =>
      states.filter((state) => reachesClub(audience, { ...inTime, state, overdue }));
    expect(reached(overdueOnly)).toEqual(states);
    expect(reached(overdueOnly, false)).toEqual([]);
    expect(reached({ ...overdueOnly, states: ['processed'] })).toEqual(['processed']);
    expect(reached({ ...overdueOnly, categories: ['MB'] })).toEqual([]);
    expect(reached({ ...overdueOnly, recipientType: 'referees' })).toEqual([]);
  });

  it('[ME2] get one mail for each address', () => {
    const readers = ['iva@example.test', ' Iva@Example.test', '', 'ota@example.test'].map((email) => ({
      email,
    }));
    expect(oncePerAddress(readers)).toEqual([{ email: 'iva@example.test' }, { email: 'ota@example.test' }]);
  });
});

describe('a reminder of overdue invoices', () => {
  const reminder = { recipientType: 'clubs', overdueOnly: true } as const;
  const sentOn = (day: number) => ({ ...reminder, sentAt: new Date(Date.UTC(2027, 2, day)) });
  const now = Date.UTC(2027, 2, 20);

  it('[ME7] is recent for seven days after the last one was sent', () => {
    expect(recentReminder(reminder, [sentOn(14), sentOn(18), sentOn(2)], now)).toEqual(sentOn(18).sentAt);
    expect(recentReminder(reminder, [sentOn(13)], now)).toBeNull();
    expect(recentReminder(reminder, [sentOn(13)], now - 1)).toEqual(sentOn(13).sentAt);
  });

  it('[ME7] is not warned of drafts and other messages, nor are other messages warned of it', () => {
    const others = [
      { ...reminder, sentAt: null },
      { ...sentOn(19), overdueOnly: false },
    ];
    expect(recentReminder(reminder, others, now)).toBeNull();
    expect(recentReminder({ ...reminder, overdueOnly: false }, [sentOn(19)], now)).toBeNull();
  });
});

describe('a message', () => {
  it('[ME3] is kept as a draft with a name alone, and sent with one whole language and none half written', () => {
    const empty = { ...form, titleCs: '', titleEn: ' ', textCs: '', textEn: '' };
    expect(checkDraft(empty)).toEqual([]);
    expect(checkDraft({ ...empty, internalName: '  ' })).toEqual([
      { field: 'internalName', locale: null, error: { code: 'required' } },
    ]);
    expect(checkMessage(form)).toEqual([]);
    const missing = { code: 'required' } as const;
    expect(checkMessage(empty)).toEqual([{ field: 'text', locale: null, error: missing }]);
    expect(checkMessage({ ...empty, titleCs: 'A', textCs: 'B' })).toEqual([]);
    const half = withWords(form, 'pl', { title: ' ', text: 'Cześć' });
    expect(checkMessage(half)).toEqual([{ field: 'title', locale: 'pl', error: missing }]);
    expect(checkDraft({ ...form, titleEn: 'x'.repeat(151) })).toEqual([
      { field: 'title', locale: 'en', error: { code: 'maxLength', max: 150 } },
    ]);
  });

  it('[ME4] is changed as a draft only; a sent one is copied, withdrawn and shown again', () => {
    expect(messageActions({ state: 'draft', withdrawn: false })).toEqual([
      'update',
      'delete',
      'send',
      'plan',
      'copy',
    ]);
    expect(messageActions({ state: 'planned', withdrawn: false })).toEqual(['unplan', 'copy']);
    expect(messageActions({ state: 'sent', withdrawn: false })).toEqual(['copy', 'withdraw']);
    expect(messageActions({ state: 'sent', withdrawn: true })).toEqual(['copy', 'show']);
  });

  it('[ME5] is text: empty lines part paragraphs, and nothing in it is markup', () => {
    expect(paragraphsOf('One\r\ntwo\n \n\n<b>three</b>\n\n')).toEqual(['One\ntwo', '<b>three</b>']);
    expect(paragraphsOf('  ')).toEqual([]);
  });
});

describe('clubs picked by hand, and places', () => {
  const club = { ...inTime, id: 7, state: 'declined' as const, placeIds: [3] };

  it('[ME8] get a message in any state; without another condition it is for them alone', () => {
    const picked = { ...toClubs, clubIds: [7] };
    expect(reachesClub(picked, club)).toBe(true);
    expect(reachesClub(picked, { ...inTime, state: 'approved' })).toBe(false);
    const more = { ...picked, states: ['approved'] as const };
    expect([reachesClub(more, club), reachesClub(more, { ...inTime, state: 'approved' })]).toEqual([
      true,
      true,
    ]);
    expect(reachesClub({ ...more, exceptClubIds: [7] }, club)).toBe(false);
    const reminder = { ...picked, overdueOnly: true };
    expect([reachesClub(reminder, club), reachesClub(reminder, { ...club, overdue: true })]).toEqual([
      false,
      true,
    ]);
  });

  it('[ME8] are found where they play or sleep', () => {
    const here = { ...club, state: 'approved' as const };
    expect(reachesClub({ ...toClubs, placeIds: [3, 4] }, here)).toBe(true);
    expect(reachesClub({ ...toClubs, placeIds: [4] }, here)).toBe(false);
  });

  it('[ME9] leaders get it if they are asked for, of the categories that are named, and never a reminder', () => {
    const asked = { ...toClubs, withLeaders: true, namesMoney: false };
    const team = { category: 'MA' };
    expect([reachesLeader({ ...asked, withLeaders: false }, team), reachesLeader(asked, team)]).toEqual([
      false,
      true,
    ]);
    expect(reachesLeader({ ...asked, categories: ['MB'] }, team)).toBe(false);
    expect(reachesLeader({ ...asked, overdueOnly: true }, team)).toBe(false);
  });

  it('[ME17][ME19] leaders never get what a club owes', () => {
    expect(['{teams}', '{due}', '{symbol}'].map((textCs) => namesMoney({ ...form, textCs }))).toEqual([
      false,
      true,
      true,
    ]);
    expect(
      (['account', 'matches'] as const).map((part) => namesMoney({ ...form, summaryParts: [part] })),
    ).toEqual([true, false]);
    const money = { ...toClubs, withLeaders: true, namesMoney: true };
    expect(reachesLeader(money, { category: 'MA' })).toBe(false);
  });
});

describe('a message in several languages', () => {
  it('[ME10] is sent in the language of the recipient if that text is complete, otherwise in the first complete one', () => {
    const german = withWords(form, 'de', { title: 'Anreise', text: 'Hallo' });
    expect(['cs', 'en', 'de', 'sk', 'pl'].map((locale) => languageFor(german, locale))).toEqual([
      'cs',
      'en',
      'de',
      'cs',
      'en',
    ]);
    const only = { ...german, titleCs: '', textCs: '', titleEn: '', textEn: '' };
    expect(wordsFor(only, 'pl')).toEqual({ title: 'Anreise', text: 'Hallo' });
    expect(languageFor({ ...only, otherTexts: {} }, 'de')).toBeNull();
    expect(wordsIn(withWords(german, 'de', { title: '', text: '' }), 'de')).toEqual({ title: '', text: '' });
  });

  it('[ME12] is planned after now, at most a year ahead', () => {
    const now = Date.UTC(2027, 0, 1);
    const day = 86_400_000;
    expect([now, now + 1, now + 366 * day, now + 367 * day].map((at) => isPlannable(at, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('[ME13] is sent again to those whose mail was given up or dropped, never to those whose mail waits or was sent', () => {
    const states = [
      deliveryState({ isSent: true, mail: null }),
      deliveryState({ isSent: false, mail: { isGivenUp: false } }),
      deliveryState({ isSent: false, mail: { isGivenUp: true } }),
      deliveryState({ isSent: false, mail: null }),
    ];
    expect(states).toEqual(['sent', 'queued', 'given-up', 'dropped']);
    expect(states.map(canResend)).toEqual([false, false, true, true]);
  });
});

describe('placeholders', () => {
  it('[ME17] given a word in braces in any language, then it is known or named, and referees have no club', () => {
    const otherTexts = { de: { title: 'An {club}', text: '{klub} {due} {klub}' } };
    expect(unknownPlaceholders({ ...form, otherTexts })).toEqual(['klub']);
    expect(unknownPlaceholders({ ...form, ...toReferees, otherTexts })).toEqual(['club', 'klub', 'due']);
    expect(unknownPlaceholders({ ...form, textCs: 'a { b } {} {contact}' })).toEqual([]);
    expect([isPersonal(form), isPersonal({ ...form, otherTexts })]).toEqual([false, true]);
    expect(isPersonal({ ...form, summaryParts: ['beds'] })).toBe(true);
  });

  it('[ME17] given values, then they are filled in as they are, and what has none stays', () => {
    const values = { club: 'HK $& {due}', due: '100 Kč' };
    expect(fillPlaceholders('{club}: {due}, {symbol}, {klub}', values)).toBe(
      'HK $& {due}: 100 Kč, {symbol}, {klub}',
    );
  });
});
