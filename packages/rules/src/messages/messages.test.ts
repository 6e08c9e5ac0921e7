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
} from './index.ts';

const toClubs: Audience = { recipientType: 'clubs', states: [], categories: [] };
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
      states.filter((state) => reachesClub(audience, { state, categories: ['MA'] }));
    expect(reached(toClubs)).toEqual(['new', 'approved', 'processed', 'unknown']);
    expect(reached({ ...toClubs, states: ['declined', 'approved'] })).toEqual(['approved', 'declined']);
    expect(reached(toReferees)).toEqual([]);
  });

  it('[ME1] are clubs with a team in one of the categories that are named', () => {
    const audience = { ...toClubs, categories: ['MA', 'WD'] };
    const reaches = (...categories: string[]) => reachesClub(audience, { state: 'approved', categories });
    expect([reaches('MB', 'WD'), reaches('MB'), reaches()]).toEqual([true, false, false]);
  });

  it('[ME1] are referees by their states, whatever categories are named', () => {
    expect(reachesReferee(toReferees, { state: 'new' })).toBe(true);
    expect(reachesReferee({ ...toReferees, states: ['approved'] }, { state: 'new' })).toBe(false);
    expect(reachesReferee({ ...toReferees, categories: ['MA'] }, { state: 'approved' })).toBe(true);
    expect(reachesReferee(toClubs, { state: 'approved' })).toBe(false);
  });

  it('[ME2] get one mail for each address', () => {
    const readers = ['iva@example.test', ' Iva@Example.test', '', 'ota@example.test'].map((email) => ({
      email,
    }));
    expect(oncePerAddress(readers)).toEqual([{ email: 'iva@example.test' }, { email: 'ota@example.test' }]);
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
