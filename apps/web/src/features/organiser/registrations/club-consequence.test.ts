import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import { describe, expect, it } from 'vitest';
import { clubConsequence } from './club-consequence.ts';
import { actionable } from './selection.ts';
import type { Selectable } from './selection.ts';

const en = createTranslator(enAll, 'en');
const cs = createTranslator(csAll, 'cs');
const row = {
  acceptedTeams: 2,
  waitingTeams: 0,
  beds: 0,
  mails: 1,
  state: 'new',
  currency: 'CZK',
  owed: 0,
  paid: 0,
} as const;

describe('what an action on clubs brings about', () => {
  it('names the teams that become public and the mails', () => {
    const rows = [row, { ...row, acceptedTeams: 3 }];
    expect(clubConsequence(en, 'approve', rows)).toBe('5 teams become public, 2 e-mails are sent.');
    expect(clubConsequence(cs, 'approve', rows)).toBe('5 týmů se objeví na webu, odejdou 2 e-maily.');
  });

  it('names the teams that have no place yet, and those that may have lost theirs', () => {
    const full = { ...row, waitingTeams: 3 };
    expect(clubConsequence(en, 'approve', [full])).toBe(
      '2 teams become public, 3 teams stay on the waiting list, one e-mail is sent.',
    );
    expect(clubConsequence(cs, 'approve', [{ ...full, acceptedTeams: 0 }])).toBe(
      '3 týmy zůstanou na čekací listině, odejde jeden e-mail.',
    );
    expect(clubConsequence(en, 'reopen', [{ ...full, state: 'declined' }])).toBe(
      'teams of categories that are now full go to the waiting list, one e-mail is sent.',
    );
  });

  it('names teams that leave the website only when they were there', () => {
    expect(clubConsequence(en, 'decline', [row])).toBe('one e-mail is sent.');
    expect(clubConsequence(cs, 'decline', [{ ...row, beds: 12 }])).toBe(
      'uvolní se 12 lůžek, odejde jeden e-mail.',
    );
    expect(clubConsequence(en, 'decline', [row, { ...row, state: 'approved' }])).toBe(
      '2 teams leave the website, 2 e-mails are sent.',
    );
  });

  it('names what is still to pay before one is done with clubs, in each currency, or that nothing is', () => {
    const paid = { ...row, state: 'approved', owed: 500_000, paid: 500_000 } as const;
    const owing = { ...paid, paid: 350_000 };
    const abroad = { ...paid, currency: 'EUR', owed: 20_050, paid: 0 } as const;
    const tooMuch = { ...paid, paid: 900_000 };
    expect(clubConsequence(en, 'process', [paid])).toBe('everything is paid, one e-mail is sent.');
    expect(clubConsequence(en, 'process', [owing])).toBe(
      '1,500 CZK is still to be paid, one e-mail is sent.',
    );
    expect(clubConsequence(cs, 'process', [owing])).toBe('zbývá zaplatit 1 500 Kč, odejde jeden e-mail.');
    expect(clubConsequence(en, 'process', [owing, abroad, tooMuch])).toBe(
      '2 clubs still have to pay 1,500 CZK + 200.50 EUR, 3 e-mails are sent.',
    );
  });
});

describe('the selection', () => {
  const one = { id: 1, actions: ['approve'] } as const;
  const two = { id: 2, actions: ['process'] } as const;

  it('offers an action for those that it can be carried out on', () => {
    const both: readonly Selectable[] = [one, two];
    expect(actionable(both, 'approve')).toEqual([one]);
    expect(actionable(both, 'decline')).toEqual([]);
  });
});
