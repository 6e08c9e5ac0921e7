import type { Participant, RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { eachPersonText } from '@sevenmetre/rules/roster';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { aUser, type Answers, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { emptyRoster, link } from './testing/a-roster.ts';

beforeEach(() => dismissToast());

const own = [link('participantUpdate'), link('participantDelete')];

function aParticipant(id: number, over: Partial<Participant> = {}): Participant {
  return {
    id,
    firstName: 'Jan',
    lastName: 'Lípa',
    birthDate: '2012-05-05',
    gender: 'M',
    ...eachPersonText(() => ''),
    assignments: [{ teamId: 20, role: 'player', jerseyNumber: 7 }],
    isLeader: false,
    jerseyNumberFromLastMatch: null,
    revision: 1,
    violations: [],
    editable: true,
    links: own,
    ...over,
  };
}

const leader = aParticipant(2, {
  firstName: 'Žofie',
  lastName: 'Černá',
  birthDate: '1990-01-01',
  gender: 'W',
  assignments: [{ teamId: 20, role: 'leader', jerseyNumber: null }],
  isLeader: true,
});
const nobody = aParticipant(3, { firstName: 'Ota', lastName: 'Dub', assignments: [], isLeader: null });

const roster = { ...emptyRoster, participants: [aParticipant(1), leader, nobody] };

const path = '/club/1/roster';
const answers: Answers = { clubRoster: () => ({ status: 200, body: roster }) };
type Screen = Awaited<ReturnType<typeof showSignedIn>>['screen'];
const next = (screen: Screen) => screen.getByRole('button', { name: 'Continue' }).click();
const names = () =>
  [...document.querySelectorAll('tbody td:first-child b')].map(({ textContent }) => textContent);

describe('the roster of a club', () => {
  it('lists everybody with year, role and teams, and finds by name, team and role', async () => {
    const { screen } = await showSignedIn({ path, answers });
    await expect.element(screen.getByText('Lípa Jan')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Back to the club' }))
      .toHaveAttribute('href', '/club/1');
    expect(names()).toEqual(['Černá Žofie', 'Dub Ota', 'Lípa Jan']);
    expect(document.querySelector('main')?.textContent).not.toMatch(/05-05|5\. 5\./);
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Černá Žofie.*Leader.*1990.*MC TJ Lípa I/),
      expect.stringMatching(/^Dub Ota.*2012.*No role/),
      expect.stringMatching(/^Lípa Jan.*Player.*2012.*MC TJ Lípa I/),
    ]);
    await screen.getByLabelText('Search by name').fill('zof CER');
    await expect.poll(names).toEqual(['Černá Žofie']);
    await screen.getByLabelText('Search by name').fill('');
    await screen.getByLabelText('Team').selectOptions('No role');
    await expect.poll(names).toEqual(['Dub Ota']);
    await screen.getByLabelText('Team').selectOptions('Leader');
    await expect.poll(names).toEqual(['Černá Žofie']);
  });

  it('given somebody of a team that has withdrawn, then the list says so, not a number of the database', async () => {
    const assignments = [{ teamId: 81, role: 'player' as const, jerseyNumber: 5 }];
    const body = { ...roster, participants: [aParticipant(1, { assignments })] };
    const { screen } = await showSignedIn({ path, answers: { clubRoster: () => ({ status: 200, body }) } });
    await expect.element(screen.getByText('5a team that has withdrawn')).toBeVisible();
    expect(screen.getByText(/#81/).elements()).toEqual([]);
  });

  it('[RO17] shows licence numbers where somebody has one, and saves the one that is typed', async () => {
    const title = { name: 'Licence number' };
    const without = await showSignedIn({ path, answers });
    await expect.element(without.screen.getByText('Lípa Jan')).toBeVisible();
    expect(without.screen.getByRole('columnheader', title).elements()).toEqual([]);
    await without.screen.unmount();
    const body = { ...roster, participants: [aParticipant(1, { licence: '12-345' }), nobody] };
    const { screen, asked } = await showSignedIn({
      path,
      answers: {
        clubRoster: () => ({ status: 200, body }),
        participantUpdate: () => ({ status: 200, body: aParticipant(1) }),
      },
    });
    await expect.element(screen.getByText('12-345')).toBeVisible();
    await screen.getByRole('link', { name: 'Edit Jan Lípa' }).click();
    await screen.getByLabelText(/Licence number/).fill(' 777 ');
    await next(screen);
    await next(screen);
    await expect.element(screen.getByText('777')).toBeVisible();
    await screen.getByRole('button', { name: 'Finish' }).click();
    await expect.poll(() => JSON.stringify(asked)).toContain('"licence":"777"');
  });

  it('given nobody may change it, then nothing offers to', async () => {
    const closed = { ...roster, links: [], participants: [aParticipant(1, { links: [] })] };
    const { screen } = await showSignedIn({
      path,
      answers: { clubRoster: () => ({ status: 200, body: closed }) },
    });
    await expect.element(screen.getByText(/deadline for rosters has passed/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Add participant|Import|Edit/ }).elements()).toEqual([]);
    expect(screen.getByRole('columnheader', { name: 'Edit' }).elements()).toEqual([]);
  });

  it('given a cancelled registration, then it says so, and that nobody is lost', async () => {
    const declined = { ...roster, club: { ...roster.club, declined: true }, links: [] };
    const shown = (locale: 'cs' | 'en') =>
      showSignedIn({ path, locale, answers: { clubRoster: () => ({ status: 200, body: declined }) } });
    const { screen } = await shown('en');
    await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/registration is cancelled, so the roster/)).toBeVisible();
    expect(screen.getByText(/deadline for rosters/).elements()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Add participant' }).elements()).toEqual([]);
    await screen.unmount();
    const czech = (await shown('cs')).screen;
    await expect.element(czech.getByText(/Přihláška klubu je zrušená/)).toBeVisible();
  });

  it('adds somebody in steps, checked by the same rules as on the server', async () => {
    const { screen, asked } = await showSignedIn({
      path,
      answers: { ...answers, participantCreate: () => ({ status: 201, body: aParticipant(9) }) },
    });
    await screen.getByRole('link', { name: 'Add participant' }).click();
    await next(screen);
    await expect.element(screen.getByText('Field is required').nth(3)).toBeVisible();
    expect(screen.getByText('Field is required').elements()).toHaveLength(4);
    await screen.getByLabelText('First name').fill('Petr');
    await screen.getByLabelText('Last name').fill('Buk');
    await screen.getByLabelText('Birth date').fill('6. 6. 2012');
    await screen.getByLabelText('Boy or man').click();
    await next(screen);
    await screen.getByLabelText('Role').selectOptions('Leader');
    await next(screen);
    await expect.element(screen.getByText(/The participant cannot be a team leader/)).toBeVisible();
    await screen.getByLabelText('Role').selectOptions('Player');
    await screen.getByLabelText(/Number/).fill('7');
    await expect.element(screen.getByText('Somebody else in the team wears number 7.')).toBeVisible();
    await screen.getByLabelText(/Number/).fill('8');
    await next(screen);
    await expect.element(screen.getByText('Everything is in order.')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByLabelText(/Number/)).toHaveValue('8');
    await next(screen);
    await screen.getByRole('button', { name: 'Finish' }).click();
    await expect.element(screen.getByText('Participant was saved')).toBeVisible();
    expect(asked.find(({ operation }) => operation === 'participantCreate')?.asked.body).toEqual({
      ...eachPersonText(() => ''),
      firstName: 'Petr',
      lastName: 'Buk',
      birthDate: '2012-06-06',
      gender: 'M',
      assignments: [{ teamId: 20, role: 'player', jerseyNumber: 8 }],
    });
    expect(Object.values(localStorage).join()).not.toContain('Buk');
  });

  it('given a session that ended, when a participant is saved, then the form is kept and saved after signing in again', async () => {
    const { screen, asked } = await showSignedIn({
      path: `${path}?open=participant+1`,
      answers: {
        ...answers,
        ...expiring(aUser, { participantUpdate: () => ({ status: 200, body: aParticipant(1) }) }),
      },
    });
    await screen.getByLabelText('First name').fill('Ján');
    await next(screen);
    await screen.getByLabelText(/Number/).fill('9');
    await next(screen);
    await screen.getByRole('button', { name: 'Finish' }).click();
    await signInAgain({ screen });
    await expect.element(screen.getByText('Participant was saved')).toBeVisible();
    const saves = asked.filter(({ operation }) => operation === 'participantUpdate');
    const typed = { firstName: 'Ján', assignments: [{ teamId: 20, role: 'player', jerseyNumber: 9 }] };
    expect(saves.map(({ asked: { body } }) => body)).toMatchObject([typed, typed]);
  });

  it('removes after a question only, and says why when it cannot', async () => {
    const refusal = { error: 'participant-has-events', additionalProperties: {} };
    const { screen, asked } = await showSignedIn({
      path,
      answers: { ...answers, participantDelete: () => ({ status: 409, body: refusal }) },
    });
    await screen.getByRole('link', { name: 'Edit Jan Lípa' }).click();
    const removals = () => asked.filter(({ operation }) => operation === 'participantDelete').length;
    await screen.getByRole('button', { name: 'Remove participant' }).click();
    await expect
      .element(screen.getByText('Are you sure you want to remove participant Jan Lípa?'))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(removals()).toBe(0);
    await screen.getByRole('button', { name: 'Remove participant' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(/they have goals or penalties/)).toBeVisible();
    expect(removals()).toBe(1);
  });

  it('shows what somebody else has saved of the same person, and saves on it what was decided', async () => {
    const theirs = aParticipant(1, { lastName: 'Lípová', revision: 2 });
    const refusal = { error: 'changed-meanwhile' as const, additionalProperties: { record: theirs } };
    const { screen, asked } = await showSignedIn({
      path: `${path}?open=participant+1`,
      answers: {
        ...answers,
        participantUpdate: (call) =>
          JSON.stringify(call).includes('"revision":2')
            ? { status: 200, body: theirs }
            : { status: 409, body: refusal },
      },
    });
    await screen.getByLabelText('First name').fill('Ján');
    await next(screen);
    await next(screen);
    await screen.getByRole('button', { name: 'Finish' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Somebody was faster' });
    await expect.element(dialog.getByText('Ján Lípa')).toBeVisible();
    await expect.element(dialog.getByText('Jan Lípová')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await screen.getByRole('button', { name: 'Finish' }).click();
    await expect.element(screen.getByText('Participant was saved')).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'participantUpdate')).toHaveLength(2);
  });

  it('brings in what was previewed, and shows the newest preview when the roster has changed', async () => {
    const previewOf = (fingerprint: string): RosterPreview => ({
      fingerprint,
      questions: [],
      aside: [],
      hidden: { rows: [], columns: [], sheets: [] },
      rows: [aRow(2, 'create', []), aRow(3, 'refused', ['team-unknown'])],
    });
    const { screen, asked } = await showSignedIn({
      path,
      answers: {
        ...answers,
        rosterImportPreview: () => ({ status: 200, body: previewOf('a'.repeat(64)) }),
        rosterImport: (call) =>
          JSON.stringify(call).includes('aaaa')
            ? {
                status: 409,
                body: {
                  error: 'import-changed',
                  additionalProperties: { preview: previewOf('b'.repeat(64)) },
                },
              }
            : { status: 200, body: { created: 1, updated: 0, same: 0, asked: 0, refused: 1 } },
      },
    });
    await screen.getByRole('link', { name: 'Import' }).click();
    const file = new File(['x'], 'children.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Choose a file'), file);
    await expect.element(screen.getByText('The club has no such team.')).toBeVisible();
    await expect.poll(names).toEqual(['Buk 2', 'Buk 3']);
    await screen.getByLabelText('Only invalid rows').click();
    await expect.poll(names).toEqual(['Buk 3']);
    await screen.getByRole('button', { name: 'Import 1 row' }).click();
    await expect.element(screen.getByText(/has changed since the preview/)).toBeVisible();
    await screen.getByRole('button', { name: 'Import 1 row' }).click();
    await expect.element(screen.getByText('Imported: 1 new, 0 changed')).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'rosterImport')).toHaveLength(2);
  });
});

function aRow(
  line: number,
  result: RosterPreview['rows'][number]['result'],
  codes: readonly string[],
): RosterPreview['rows'][number] {
  const texts = {
    firstName: String(line),
    lastName: 'Buk',
    birthDate: '6. 6. 2012',
    gender: 'M',
    team: 'MC',
    role: '',
    number: '8',
    ...eachPersonText(() => ''),
  };
  const violations = codes.map((code) => ({ code, level: 'error' as const, parameters: {} }));
  return { line, texts, open: [], unused: '', result, violations };
}
