import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { LanguageContext } from '../lib/words/words.ts';
import { beginAtNow } from '../testing/show-page.tsx';
import { aTicket, teams } from '../testing/slices.ts';
import { Ticket } from './ticket.tsx';
import '../styles/all.css';
import '../styles/parts/ticket.css';
import '../styles/parts/ticket-line.css';

beginAtNow();

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const side = (team: (typeof teams)[keyof typeof teams]) => ({ team, placeholder: null, projected: null });
const category = { code: 'MA', gender: 'M', ageRank: 0 } as const;

it.each([600, 700, 780, 859, 860, 890, 960])(
  'given a list of %d px, then long names are whole beside a long hall, with scores of two digits',
  async (width) => {
    await page.viewport(1280, 740);
    const ticket = aTicket(1, {
      home: side(teams.sokol),
      away: side(teams.loucna),
      hall: { id: 5, code: 'H05', nameCs: 'Za Parkem', nameEn: 'Town sports hall behind the park' },
      homeScore: 24,
      awayScore: 19,
      stageCode: 'finished',
    });
    const screen = await render(
      <MemoryRouter>
        <LanguageContext value={language}>
          <ul className="list" style={{ width }}>
            <Ticket ticket={ticket} category={category} showGroup />
          </ul>
        </LanguageContext>
      </MemoryRouter>,
    );
    await document.fonts.load('900 16px Gabarito');
    for (const team of [teams.sokol, teams.loucna]) {
      const name = screen.getByText(team.name, { exact: true }).element();
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
);

it.each([328, 470, 520, 700, 860, 960])(
  'given a list of %d px and a match that is late to start, then the words of its stub stay on it',
  async (width) => {
    await page.viewport(1280, 740);
    const ticket = aTicket(1, { startsAt: '2026-04-04T08:10:00Z', time: '08:10', stageCode: 'not_started' });
    const screen = await render(
      <MemoryRouter>
        <LanguageContext value={language}>
          <ul className="list" style={{ width }}>
            <Ticket ticket={ticket} category={category} showGroup />
          </ul>
        </LanguageContext>
      </MemoryRouter>,
    );
    await document.fonts.load('700 12px Gabarito');
    await expect.element(screen.getByText('yet to start', { exact: true })).toBeInTheDocument();
    const stub = screen.getByText('08:10', { exact: true }).element().parentElement;
    const { right = 0, bottom = 0 } = stub?.getBoundingClientRect() ?? {};
    const outside = [...(stub?.children ?? [])].filter((word) => {
      const box = word.getBoundingClientRect();
      return box.right > right || box.bottom > bottom || word.scrollWidth > word.clientWidth + 1;
    });
    expect(outside.map(({ textContent }) => textContent)).toEqual([]);
  },
);
