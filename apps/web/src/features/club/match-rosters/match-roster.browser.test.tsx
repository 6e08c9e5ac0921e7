import type { MatchRosterAnswer, RosterPerson } from '@sevenmetre/contract/match-rosters/schemas';
import { matchRosterLimits } from '@sevenmetre/rules/match-roster';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';
import { aTicket } from '../../../testing/slices.ts';

const limits: MatchRosterAnswer['limits'] = matchRosterLimits(new Map());
const user = { ...aUser, leadingTeams: [] };

function person(participantId: number, changes: Partial<RosterPerson> = {}): RosterPerson {
  return {
    participantId,
    entryId: null,
    firstName: 'Jan',
    lastName: `Dub${participantId}`,
    birthYear: 2012,
    role: 'player',
    jerseyNumber: participantId,
    onRoster: true,
    inTeam: true,
    hasEvents: false,
    marks: { outsideCategory: false, otherTeam: false, suspended: false },
    ...changes,
  };
}

function answer(changes: Partial<MatchRosterAnswer['roster']> = {}, locked = false): MatchRosterAnswer {
  const leader = person(20, { role: 'leader', jerseyNumber: null, lastName: 'Vrba' });
  const team = { id: 5, name: 'SK Lípa', numeral: null, countryCode: 'CZ', sportCode: 'CZE' };
  const people = [1, 2, 3, 4, 5, 6].map((id) => person(id));
  const roster = { side: 'home' as const, team, clubId: 3, revision: 0, savedAt: null, prefilled: true };
  return {
    ticket: aTicket(7),
    roster: { ...roster, state: 'to-be-filled', people: [...people, leader], ...changes },
    limits,
    locked,
    links: [],
  };
}

const show = (answers: Answers) => showSignedIn({ path: '/rosters/match/7/home', user, answers });
const number = (name: string) => page.getByRole('textbox', { name: `Number of ${name}` });

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the roster of a match', () => {
  it('[MR2] [MR3] checks while one types, holds the button back, and saves what is right', async () => {
    const saved = answer({ revision: 1, state: 'saved', prefilled: false, savedAt: '2026-04-04T12:00:00Z' });
    const { asked } = await show({
      matchRoster: () => ({ status: 200, body: answer() }),
      matchRosterSave: () => ({ status: 200, body: saved }),
    });
    await expect.element(page.getByText('Everything in order')).toBeVisible();
    await userEvent.fill(number('Dub2 Jan'), '1');
    await expect.element(page.getByText('Number 1 more than once: Dub1 Jan, Dub2 Jan')).toBeVisible();
    await expect.element(page.getByText('Same number as Dub1 Jan')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Fix 1 first' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.fill(number('Dub2 Jan'), '');
    await expect.element(page.getByText('No number: Dub2 Jan')).toBeVisible();
    await page.getByRole('switch', { name: 'Dub2 Jan is on the roster' }).click();
    // Leaders are on or off as players are, and wear no number.
    await expect.element(page.getByRole('switch', { name: 'Vrba Jan is on the roster' })).toBeChecked();
    await expect.element(number('Vrba Jan')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Save roster' }).click();
    await expect.element(page.getByText('Roster has been successfully saved')).toBeVisible();
    const call = asked.find(({ operation }) => operation === 'matchRosterSave');
    expect(call?.asked.body).toMatchObject({ revision: 0, confirm: false });
    expect(call?.asked.body).toMatchObject({
      entries: expect.not.arrayContaining([expect.objectContaining({ participantId: 2 })]),
    });
    expect(call?.asked.body).toMatchObject({
      entries: expect.arrayContaining([{ participantId: 20, role: 'leader', jerseyNumber: null }]),
    });
  });

  it('[MR13] shows what somebody else has saved, keeps what was changed here, and saves on it', async () => {
    const theirs = answer({
      revision: 4,
      state: 'saved',
      people: [person(1), person(2, { jerseyNumber: 22 }), ...answer().roster.people.slice(2)],
    });
    const details = { side: 'home', current: theirs };
    let refused = false;
    const { asked } = await show({
      matchRoster: () => ({ status: 200, body: refused ? theirs : answer() }),
      matchRosterSave: () => {
        if (refused) return { status: 200, body: { ...theirs, roster: { ...theirs.roster, revision: 5 } } };
        refused = true;
        return { status: 409, body: { error: 'roster-changed-meanwhile', additionalProperties: details } };
      },
    });
    await userEvent.fill(number('Dub1 Jan'), '11');
    await page.getByRole('button', { name: 'Save roster' }).click();
    await expect
      .element(page.getByText(/Somebody else has saved this roster. Taken over: Dub2 Jan/))
      .toBeVisible();
    await expect.element(number('Dub1 Jan')).toHaveValue('11');
    await expect.element(number('Dub2 Jan')).toHaveValue('22');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText('Roster has been successfully saved')).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'matchRosterSave');
    expect(calls.map(({ asked: { body } }) => body)).toMatchObject([{ revision: 0 }, { revision: 4 }]);
  });

  it('[MR12] names whom the server does not let go, and keeps what was typed when no network answers', async () => {
    const omits = '0b7f0c64-5d5e-4b0e-9d0a-3f6c1f3d7a21' as const;
    let online = true;
    await show({
      matchRoster: () => ({ status: 200, body: answer() }),
      matchRosterSave: () =>
        online
          ? {
              status: 409,
              body: { error: omits, additionalProperties: { side: 'home', participantIds: [3] } },
            }
          : null,
    });
    await page.getByRole('switch', { name: 'Dub3 Jan is on the roster' }).click();
    await page.getByRole('button', { name: 'Save roster' }).click();
    const sentence =
      /Failed to save roster. The new roster omits participants who already have events in the match. Dub3 Jan/;
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByText('Failed to save roster', { exact: true })).toBeVisible();
    online = false;
    await page.getByRole('button', { name: 'Save roster' }).click();
    await expect.element(page.getByText(/What you type is kept on this device/)).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Dub3 Jan is on the roster' })).not.toBeChecked();
  });

  it('[MR11] is locked once it is confirmed, and says whom to ask', async () => {
    const people = [person(1), person(2, { onRoster: false })];
    await show({
      matchRoster: () => ({ status: 200, body: answer({ state: 'confirmed', revision: 2, people }, true) }),
    });
    await expect.element(page.getByText('Locked.')).toBeVisible();
    await expect.element(page.getByText(/ask the staff at the timekeeper’s table/)).toBeVisible();
    await expect.element(page.getByText('Dub1 Jan')).toBeVisible();
    expect(page.getByText('Dub2 Jan').elements()).toEqual([]);
    expect(page.getByRole('switch').elements()).toEqual([]);
    expect(page.getByRole('main').getByRole('button').elements()).toEqual([]);
  });

  it('says that it could not be loaded', async () => {
    await show({
      matchRoster: () => ({ status: 503, body: { error: 'not-ready', additionalProperties: {} } }),
    });
    await expect.element(page.getByText('Error while loading roster')).toBeVisible();
  });

  it('says of a roster that does not exist, or belongs to others, that it is not there', async () => {
    const body = { error: 'match-unknown', additionalProperties: {} };
    await show({ matchRoster: () => ({ status: 404, body }) });
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(page.getByText('Error while loading roster').elements()).toEqual([]);
  });
});
