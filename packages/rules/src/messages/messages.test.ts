import { describe, expect, it } from 'vitest';
import {
  type Audience,
  checkDraft,
  checkMessage,
  messageActions,
  type MessageForm,
  oncePerAddress,
  paragraphsOf,
  reachesClub,
  reachesReferee,
  recentReminder,
} from './index.ts';

const toClubs: Audience = { recipientType: 'clubs', states: [], categories: [], overdueOnly: false };
const inTime = { categories: ['MA'], overdue: false };
const toReferees: Audience = { ...toClubs, recipientType: 'referees' };
const form: MessageForm = {
  ...toClubs,
  internalName: 'Arrival',
  titleCs: 'Příjezd',
  titleEn: 'Arrival',
  textCs: 'Ahoj',
  textEn: 'Hello',
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
      states.filter((state) => reachesClub(audience, { state, categories: ['MA'], overdue }));
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
  it('[ME3] is kept as a draft with a name alone, and sent with title and text in both languages', () => {
    const empty = { ...form, titleCs: '', titleEn: ' ', textCs: '', textEn: '' };
    expect(checkDraft(empty)).toEqual([]);
    expect(checkDraft({ ...empty, internalName: '  ' })).toEqual([
      { field: 'internalName', error: { code: 'required' } },
    ]);
    expect(checkMessage(form)).toEqual([]);
    expect(checkMessage(empty).map(({ field }) => field)).toEqual(['titleCs', 'titleEn', 'textCs', 'textEn']);
    expect(checkDraft({ ...form, titleEn: 'x'.repeat(151) })).toEqual([
      { field: 'titleEn', error: { code: 'maxLength', max: 150 } },
    ]);
  });

  it('[ME4] is changed as a draft only; a sent one is copied, withdrawn and shown again', () => {
    expect(messageActions({ state: 'draft', withdrawn: false })).toEqual([
      'update',
      'delete',
      'send',
      'copy',
    ]);
    expect(messageActions({ state: 'sent', withdrawn: false })).toEqual(['copy', 'withdraw']);
    expect(messageActions({ state: 'sent', withdrawn: true })).toEqual(['copy', 'show']);
  });

  it('[ME5] is text: empty lines part paragraphs, and nothing in it is markup', () => {
    expect(paragraphsOf('One\r\ntwo\n \n\n<b>three</b>\n\n')).toEqual(['One\ntwo', '<b>three</b>']);
    expect(paragraphsOf('  ')).toEqual([]);
  });
});
