import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aGroupSlice, aTicket, someMatches, teams } from '../../../testing/slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';

const path = '/results/competition-group/MA-C';
const topic = 'group:MA-C';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(1280, 900);
  return () => vi.useRealTimers();
});

describe('the table of a group', () => {
  it('stands by place, with points, and says where places lead', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    const rows = screen.getByRole('table', { name: /order so far/ }).getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent('Advance to play-off A');
    await expect
      .poll(() => rows.nth(2).element().textContent)
      .toMatch(/^1, place is certainHC Třebín.*5500112:7410$/);
    await expect.element(rows.nth(5)).toHaveTextContent('Advance to play-off B');
    await expect.element(screen.getByText(', playing now').first()).toBeInTheDocument();
    const texts = rows.elements().map(({ textContent }) => textContent);
    for (const { games, wins, ties, losses, goalsScored, goalsConceded, points } of aGroupSlice().rows) {
      const numbers = [games, wins, ties, losses, `${goalsScored}:${goalsConceded}`, points].join('');
      expect(texts.filter((text) => text.endsWith(numbers))).not.toEqual([]);
    }
  });

  it('leaves names of teams the same room with narrower letters, before the final ones come', async () => {
    await page.viewport(360, 740);
    const slice = aGroupSlice();
    const rows = slice.rows.map((row) => ({ ...row, goalsScored: 65, goalsConceded: 51 }));
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, rows } } });
    const team = screen.getByRole('columnheader', { name: 'Team' });
    await expect.element(team).toBeVisible();
    await document.fonts.ready;
    const room = () => team.element().getBoundingClientRect().width;
    const final = room();
    const table = screen.getByRole('table', { name: /order so far/ }).element();
    if (table instanceof HTMLElement) table.style.letterSpacing = '-0.6px';
    expect(room()).toBe(final);
  });

  it('of a comparison says what is compared and who goes on, and has no matches', async () => {
    const slice = aGroupSlice();
    const group = {
      ...slice.group,
      id: 9,
      label: 'MA-3ABC',
      slug: 'MA-3ABC',
      comparedPlace: 3,
      played: 0,
      total: 0,
    };
    const rows = slice.rows.slice(0, 3).map((row) => ({ ...row, live: false }));
    const order = { ...slice.order, ties: [], perMatch: true as const };
    const compared = { ...slice, group, rows, order, outlook: null, matches: [], siblings: [] };
    const { screen } = await showPage({
      path: '/results/competition-group/MA-3ABC',
      known: { 'group:MA-3ABC': compared },
    });
    await expect
      .element(screen.getByText('Teams on 3rd places of several groups are compared.', { exact: false }))
      .toBeVisible();
    const table = screen.getByRole('table', { name: /MA-3ABC/ });
    await expect.element(table.getByRole('link', { name: 'HC Třebín' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Matches' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('0 of 0', { exact: false })).not.toBeInTheDocument();
    await screen.getByText('Why this order?').click();
    await expect.element(screen.getByText(/points and goals per match are compared/).first()).toBeVisible();
  });

  it('says of a result that does not count that it does not', async () => {
    const slice = aGroupSlice();
    const matches = slice.matches.map((ticket) =>
      ticket.id === 1 ? { ...ticket, notCounted: true as const } : ticket,
    );
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, matches } } });
    const notCounted = screen.getByRole('listitem').filter({ hasText: 'does not count' });
    await expect.element(notCounted).toBeVisible();
  });

  it('[ST23] says which points a ruling has taken and why, in the table and in its explanation', async () => {
    const slice = aGroupSlice();
    const deducted = { points: 2, reason: 'Late for the match' };
    const rows = slice.rows.map((row, index) => (index === 0 ? { ...row, deducted } : row));
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, rows } } });
    const said = /^Points deducted from .* by a ruling: 2\. Late for the match$/;
    await expect
      .element(screen.getByTitle(said))
      .toHaveTextContent('−2, Points deducted from HC Třebín by a ruling: 2. Late for the match');
    await screen.getByText('Why this order?').click();
    await expect.element(screen.getByRole('paragraph').filter({ hasText: said })).toBeVisible();
  });

  it('[ST24] says how many cards the teams have that cards have ordered', async () => {
    const slice = aGroupSlice();
    const [one, two] = slice.rows.flatMap(({ team }) => team ?? []);
    const side = { points: 4, difference: 0, goals: 9 };
    const tie = {
      criterion: 'fewerCards' as const,
      teams: [
        { ...side, teamId: one?.id ?? 0, position: 1, value: 1 },
        { ...side, teamId: two?.id ?? 0, position: 2, value: 3 },
      ],
      headToHead: false,
    };
    const order = { ...slice.order, ties: [tie] };
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, order } } });
    await screen.getByText('Why this order?').click();
    await expect.element(screen.getByText(/ \(1\), 2\. .* \(3\)\. In order by fewer cards\./)).toBeVisible();
  });

  it('says which team has withdrawn', async () => {
    const slice = aGroupSlice();
    const rows = slice.rows.map((row, index) => (index === 6 ? { ...row, withdrawn: true as const } : row));
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, rows } } });
    const marks = screen.getByTitle('The team has withdrawn from the tournament');
    await expect.element(marks).toHaveTextContent('withdrawn');
  });

  it('speaks Czech', async () => {
    const { screen } = await showPage({ path, locale: 'cs', known: { [topic]: aGroupSlice() } });
    await expect.element(screen.getByRole('heading', { name: 'Zápasy' })).toBeVisible();
    await expect.element(screen.getByText('18 z 21 zápasů odehráno', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('2. pol.')).toBeVisible();
  });

  it('gives up wins, ties and losses on a narrow phone, never the points, and does not scroll sideways', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    await expect.element(screen.getByRole('columnheader', { name: 'Wins', exact: true })).toBeVisible();
    await page.viewport(360, 740);
    await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toBeVisible();
    await expect.element(screen.getByText('5 W · 0 T · 0 L')).toBeVisible();
    // Seen as G, heard as what it is.
    const column = (name: string) => screen.getByRole('columnheader', { name, exact: true });
    await expect.element(column('Games')).toBeVisible();
    for (const name of ['Wins', 'Ties', 'Losses']) await expect.element(column(name)).not.toBeInTheDocument();
    await page.viewport(320, 740);
    await expect.element(column('Games')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('explains its order with the matches among the tied teams', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    await screen.getByText('Why this order?').click();
    await expect
      .element(screen.getByText('Level on 6 points: 3. SKH Řepčín, 4. TSV Lindenau-Süd.', { exact: false }))
      .toBeVisible();
    const mini = screen.getByRole('table', { name: 'Matches among these teams' });
    await expect.element(mini.getByRole('row').nth(1)).toHaveTextContent('SKH Řepčín2+219');
    await expect.element(mini.getByRole('row').nth(2)).toHaveTextContent('TSV Lindenau-Süd0−217');
  });

  it('[ST20] says on which day lots were drawn that set teams apart', async () => {
    const slice = aGroupSlice();
    const ties = slice.order.ties.map((tie) => ({
      ...tie,
      criterion: 'lots' as const,
      drawnAt: '2026-04-04T22:30:00Z',
    }));
    const known = { [topic]: { ...slice, order: { ...slice.order, ties } } };
    const { screen } = await showPage({ path, known });
    await screen.getByText('Why this order?').click();
    // Half past midnight of the next day where the tournament is played.
    await expect
      .element(screen.getByText('In order by lots, drawn on Sun 5 Apr.', { exact: false }))
      .toBeVisible();
  });

  it('shows places that lots decide, and places that nobody has taken yet', async () => {
    const slice = aGroupSlice();
    const [first, second, ...rest] = slice.rows;
    if (!first || !second) throw new Error('the fixture has rows');
    const placeholder = { standing: 2, groupLabel: 'MA-B', groupSlug: 'MA-B' };
    const open = { ...second, team: null, position: null, placeholder, projected: teams.zdarna };
    const known = { [topic]: { ...slice, rows: [{ ...first, undecided: true }, open, ...rest] } };
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByTitle('Lots have to be drawn for this place')).toBeVisible();
    await expect.element(screen.getByText('2nd of MA-B')).toBeVisible();
    await expect.element(screen.getByText('now SHK Žďárná III').first()).toBeVisible();
  });
});

describe('a group among many', () => {
  it('brings its own tab into sight, and leaves the first press of Tab at the top of the page', async () => {
    await page.viewport(360, 740);
    const slice = aGroupSlice();
    const others = Array.from({ length: 16 }, (_, index) => `MA-${index + 10}`);
    const siblings = [...others, slice.group.slug].map((slug) => ({
      slug,
      short: slug.slice(3),
      label: slug,
    }));
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, siblings } } });
    const own = screen.getByRole('link', { name: 'C (MA-C)' });
    await expect.element(own).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });
});

describe('the matches of a group', () => {
  it('begin with what is live: minute, half and score at half-time', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    const live = screen.getByRole('listitem').filter({ hasText: 'LIVE' });
    await expect.poll(() => live.element().textContent).toMatch(/23′2nd half.*Úvoz hall\s\(H07\).*HT 9:8$/);
    const days = screen.getByRole('heading', { level: 3 });
    await expect.element(days.nth(0)).toHaveTextContent('Saturday 4 April · today');
    await expect.element(days.nth(1)).toHaveTextContent('Friday 3 April');
  });

  it('say what is not ordinary: walkover, shoot-out, correction, a score that is being checked', async () => {
    const shootout = aTicket(9, {
      stageCode: 'finished',
      homeScore: 21,
      awayScore: 20,
      endedInShootout: true,
    });
    const known = { [topic]: aGroupSlice({ matches: [...someMatches(), shootout] }) };
    const { screen } = await showPage({ path, known });
    for (const note of [
      'Walkover 0:5',
      'after shoot-out',
      'corrected by the organiser',
      'score being checked',
    ]) {
      await expect.element(screen.getByText(new RegExp(`(^|· )${note}$`))).toBeVisible();
    }
  });

  it('are heard as one sentence each', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    const live = screen.getByRole('listitem').filter({ hasText: 'LIVE' });
    await expect
      .poll(() => live.getByRole('link').element().textContent)
      .toBe(
        'LIVE, 2nd half, minute 23, hall H07: TJ Sokol Velké Meziříčí II 17, SKH Řepčín 15. No.\u00a01142, half-time 9:8.',
      );
    const links = [...document.querySelectorAll('li > a[href^="/results/match/"]')];
    expect(links).toHaveLength(someMatches().length);
    const pieces = links.flatMap(({ parentElement }) => [...(parentElement?.children ?? [])]);
    const spoken = pieces.filter((piece) => piece.getAttribute('aria-hidden') !== 'true');
    expect(spoken).toEqual(links);
  });

  it('announce and mark a score that changes', async () => {
    const { screen, slices } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    await expect.element(screen.getByRole('heading', { name: 'Table' })).toBeVisible();
    const matches = someMatches().map((match) => (match.id === 42 ? { ...match, homeScore: 18 } : match));
    slices.set(topic, found(aGroupSlice({ version: 'e1.43', matches })));
    await expect
      .element(screen.getByText('TJ Sokol Velké Meziříčí II 18, SKH Řepčín 15'))
      .toHaveAttribute('role', 'status');
    const live = screen.getByRole('listitem').filter({ hasText: 'LIVE' });
    const animation = (score: string) =>
      getComputedStyle(live.getByText(score, { exact: true }).element()).animationName;
    expect(animation('18')).not.toBe('none');
    expect(animation('15')).toBe('none');
  });

  it('[BR24] of a bracket match stand before where its winner and its loser go, without a table', async () => {
    const slice = aGroupSlice();
    const semi = slice.matches[0];
    const decided = semi && { ...semi, stageCode: 'finished' as const, homeScore: 18, awayScore: 15 };
    const group = { ...slice.group, isBracket: true, label: 'MA SF1', roundEn: 'semi-final' };
    const final = { label: 'MA F', slug: 'MA-F', roundCs: 'finále', roundEn: 'final' };
    const match = { id: 7, matchNumber: 297, day: '2026-04-05', time: '19:05', hall: null };
    const ways = [
      { standing: 1, next: { ...final, match }, place: null },
      { standing: 2, next: null, place: 3 },
    ];
    const known = { [topic]: { ...slice, group, ways, matches: decided ? [decided] : [] } };
    const { screen } = await showPage({ path, known });
    await expect
      .element(screen.getByRole('heading', { level: 2 }).nth(0))
      .toHaveTextContent('Who meets whom');
    await expect.element(screen.getByRole('link', { name: 'match No. 297' })).toBeVisible();
    const stake = [...document.querySelectorAll('dl dd')].map((one) => one.textContent);
    expect(stake[0]).toContain('plays on: final MA F');
    expect(stake[1]).toContain('3rd place');
    expect(document.querySelector('table')).toBeNull();
  });

  it('show what the teams brought along', async () => {
    const carried = aTicket(20, { stageCode: 'finished', homeScore: 12, awayScore: 11, day: '2026-04-02' });
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice({ carriedOver: [carried] }) } });
    await expect.element(screen.getByRole('heading', { name: 'Carried-over results' })).toBeVisible();
    await expect.element(screen.getByText('Thursday 2 April')).toBeVisible();
  });
});

describe('a group without data', () => {
  it('keeps the places of table and tickets while it is loading', async () => {
    const { screen } = await showPage({ path });
    await expect.element(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByRole('heading', { name: 'MA-C' })).toBeVisible();
  });

  it('counts down to the next attempt when nothing answers, and recovers', async () => {
    let answers = false;
    const { screen } = await showPage({
      path,
      fetch: () => (answers ? Promise.resolve(found(aGroupSlice())) : Promise.reject(new Error('503'))),
    });
    await expect.element(screen.getByText(/We try again in \d s/)).toBeVisible();
    answers = true;
    await screen.getByRole('button', { name: 'Try now' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Table' })).toBeVisible();
  });

  it('says that there is no such group, and leads on', async () => {
    const { screen } = await showPage({
      path,
      fetch: () => Promise.resolve({ status: 404, error: 'group-unknown' }),
    });
    await expect.element(screen.getByRole('heading', { name: 'No such group' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'To the results' })).toBeVisible();
  });

  it('waits for the draw', async () => {
    const known = { [topic]: aGroupSlice({ rows: [], matches: [] }) };
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('heading', { name: 'Waiting for the draw' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'The court is still free' })).toBeVisible();
  });
});
