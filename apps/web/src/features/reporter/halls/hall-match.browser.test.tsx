import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { aTicket } from '../../../testing/slices.ts';
import { HallMatch } from './hall-match.tsx';

const t = createTranslator(enAll, 'en');

async function show(stageCode: StageCode, unsent = 0, changes: Partial<MatchTicket> = {}) {
  const ticket = { ...aTicket(7), stageCode, homeScore: 3, awayScore: 2, ...changes };
  await cleanup();
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <HallMatch match={{ ticket, home: null, away: null }} isKept={false} unsent={unsent} />
      </MemoryRouter>
    </LanguageContext>,
  );
  const link = screen.getByRole('link').element();
  const state = screen.getByText(/^(Not started|In progress|Confirmed|Cancelled)$/).element();
  return [state.textContent, link.textContent, link.getAttribute('href')];
}

it('a match of the day is not started, in progress or confirmed, and leads to its rosters or its table', async () => {
  const [slug, roster] = [aTicket(7).slug, '/reporter/match-roster/'];
  expect(await show('not_started')).toEqual(['Not started', 'Check rosters', `${roster}${slug}`]);
  const match = `/reporter/match/${slug}`;
  for (const stage of ['1st_half', '2nd_half', 'shootout', 'waiting_for_approval'] as const)
    expect(await show(stage)).toEqual(['In progress', 'Continue', match]);
  expect((await show('finished'))[0]).toBe('Confirmed');
});

it('given events that the server does not have yet, then their match is in progress, and says how many lie here', async () => {
  const match = `/reporter/match/${aTicket(7).slug}`;
  expect(await show('not_started', 2)).toEqual(['In progress', 'Continue', match]);
  expect(document.body.textContent).toContain('Saved here · 2');
});

it('[MA54] given a team that has withdrawn, then its match is cancelled until somebody begins it', async () => {
  const withdrawn = { withdrawn: 'away', homeScore: null, awayScore: null } as const;
  expect((await show('not_started', 0, withdrawn))[0]).toBe('Cancelled');
  expect((await show('not_started', 2, withdrawn))[0]).toBe('In progress');
});

it('[BR23] given a bracket match whose teams are not known yet, then winners and losers of matches stand for them', async () => {
  const seat = { team: null, projected: null };
  const placeholder = { groupLabel: 'MA SF1', groupSlug: 'MA-SF1', match: 297 };
  const ticket = {
    ...aTicket(7),
    home: { ...seat, placeholder: { ...placeholder, standing: 1 } },
    away: { ...seat, placeholder: { ...placeholder, standing: 2 } },
  };
  const { container } = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <HallMatch match={{ ticket, home: null, away: null }} isKept={false} unsent={0} />
      </MemoryRouter>
    </LanguageContext>,
  );
  expect(container.textContent).toMatch(/winner of No\.\s297.*loser of No\.\s297/);
});
