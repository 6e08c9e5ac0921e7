import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { aMatchEvent, aMatchSlice } from '../../../testing/match-slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';
import { aUser } from '../../../testing/show-signed-in.tsx';
import { aGroupSlice, teams } from '../../../testing/slices.ts';

const path = '/results/match/42';
const topic = 'match:42';
const running = aMatchSlice();

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => vi.useRealTimers();
});

const show = (slice = running, search = '') => showPage({ path: path + search, known: { [topic]: slice } });
const timeline = page.getByRole('region', { name: 'Timeline' });
const textsOf = (parts: Locator) => parts.elements().map(({ textContent }) => textContent);
const lines = () => textsOf(timeline.getByRole('listitem'));
/** Seen only: it stands below the heading, which says it. */
const score = () => page.getByRole('heading', { level: 1 }).element().nextElementSibling;

describe('a running match', () => {
  it('shows score, half and minute, and who is off the court for how long', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('2nd half · 23′')).toBeVisible();
    await expect.element(screen.getByText('half-time 2:1')).toBeVisible();
    expect(score()?.textContent).toBe('3:2');
    const off = (name: string) => textsOf(screen.getByRole('list', { name }).getByRole('listitem'));
    // Whatever waits for the page moves the fixed clock on a little.
    expect(off('TJ Sokol Velké Meziříčí II')).toEqual([
      expect.stringMatching(/^14(1:00|0:5\d)Matěj H\., \1 left$/),
    ]);
    expect(off('SKH Řepčín')).toEqual([expect.stringMatching(/^8(1:1\d)Štěpán Č\., \1 left$/)]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('tells latest first what happened, by whom and for which side', async () => {
    await show();
    await expect.poll(lines).toHaveLength(8);
    expect(lines().slice(0, 3)).toEqual([
      '3:222:4022No.\u00a0227 m goal, TJ Sokol Velké Meziříčí II',
      '2′22:068Štěpán Č.2 min, to 24:06, SKH Řepčín',
      '2′21:5014Matěj H.2 min, to 23:50, TJ Sokol Velké Meziříčí II',
    ]);
    await expect.element(timeline.getByText('Half-time 2:1', { exact: true })).toBeVisible();
  });

  it('announces a goal and marks the score for a moment', async () => {
    const { screen, slices } = await show();
    const goal = aMatchEvent(9, 'goal', '22:49', 22);
    const next = aMatchSlice({ version: 'e1.43', events: [...running.events, goal] }, { awayScore: 3 });
    slices.set(topic, found(next));
    const said = '22:49, goal, Tadeáš Ř., TJ Sokol Velké Meziříčí II 3, SKH Řepčín 3';
    await expect.element(screen.getByText(said)).toBeInTheDocument();
    expect(score()?.textContent).toBe('3:3');
    const parts = [...(score()?.children ?? [])];
    expect(parts.map((part) => getComputedStyle(part).animationName)).toEqual(['none', 'none', 'hit']);
    await expect.poll(() => lines()[0]).toBe('3:322:4910Tadeáš Ř. goal, SKH Řepčín');
  });

  it('draws who led, and says it', async () => {
    const { screen } = await show();
    const graph = screen.getByRole('img', { name: /Goal difference over the match/ });
    await expect.element(graph).toHaveAccessibleName(/At half-time 2:1\. The biggest lead.*by 1\. Now 3:2\./);
  });

  it('[MA47] marks on the graph where the lead changed, and says it beside it', async () => {
    const events = [
      aMatchEvent(1, 'goal', '2:05', 11),
      aMatchEvent(2, 'goal', '3:05', 21, { side: 'away' }),
      aMatchEvent(3, 'goal', '4:05', 21, { side: 'away' }),
    ];
    const { screen } = await show(aMatchSlice({ events }));
    await expect.element(screen.getByText(/SKH Řepčín take the lead 1:2/u)).toBeVisible();
    const graph = screen.getByRole('img', { name: /Goal difference over the match/ });
    await expect.element(graph.getByText('1', { exact: true })).toBeVisible();
    expect(graph.getByText('2', { exact: true }).elements()).toEqual([]);
  });

  it('[OU16] says which places it has changed once it is over', async () => {
    const effect = [
      { teamId: 2, from: 2, to: 1 },
      { teamId: 1, from: 1, to: 2 },
    ];
    const slice = aMatchSlice({ effect }, { stageCode: 'finished' });
    const { screen } = await showPage({ path, known: { [topic]: slice, 'group:MA-C': aGroupSlice() } });
    await expect.element(screen.getByText('1st (was 2nd)')).toBeVisible();
    await expect.element(screen.getByText('2nd (was 1st)')).toBeVisible();
  });

  it('speaks Czech', async () => {
    const { screen } = await showPage({ path, locale: 'cs', known: { [topic]: running } });
    await expect
      .element(screen.getByRole('tab', { name: 'Průběh' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByText('Žlutá karta')).toBeVisible();
    await expect.element(screen.getByText('ŽIVĚ').first()).toBeVisible();
  });
});

describe('the parts of the page', () => {
  it('are tabs for finger and keyboard, each with an address of its own', async () => {
    const { screen } = await show(running, '?tab=rosters');
    const [timeline, rosters, info] = ['Timeline', 'Rosters', 'Info'].map((name) =>
      screen.getByRole('tab', { name }),
    );
    if (!timeline || !rosters || !info) throw new Error('no tabs');
    await expect.element(rosters).toHaveAttribute('aria-selected', 'true');
    await rosters.click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(info).toHaveFocus();
    await expect.element(screen.getByText('Match number')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(timeline).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect.element(info).toHaveAttribute('aria-selected', 'true');
  });

  it('rosters carry numbers, goals, seven-metre goals, suspensions and cards', async () => {
    const { screen } = await show(running, '?tab=rosters');
    const home = screen.getByRole('table', { name: 'Roster of TJ Sokol Velké Meziříčí II' });
    await expect
      .poll(() =>
        home
          .getByRole('row')
          .elements()
          .map((row) => row.textContent),
      )
      .toEqual([
        '#PlayerGoals7 m2′Cards',
        '7Ondřej K.2',
        '14Matěj H.1',
        '22No.\u00a02211',
        'Team leaders',
        'Jana P.',
      ]);
    const away = screen.getByRole('table', { name: 'Roster of SKH Řepčín' });
    await expect.element(away.getByRole('img', { name: 'Yellow card' })).toBeVisible();
  });

  it('facts name number, time, hall, category, group, referees, status and broadcast', async () => {
    const { screen } = await show(running, '?tab=info');
    const facts = () => {
      const values = textsOf(screen.getByRole('definition'));
      return textsOf(screen.getByRole('term')).map((name, index) => [name, values[index]]);
    };
    await expect.poll(facts).toEqual([
      ['Match number', '1142'],
      ['Date and time', expect.stringContaining('Saturday 4 April, 14:20')],
      ['Hall', 'Centrum hall (H01)'],
      ['Category', 'MA · Boys A'],
      ['Group', 'MA-C · preliminary group'],
      ['Referee 1', 'Lenka Hrubá (CZ)'],
      ['Referee 2', 'to be appointed'],
      ['Match status', 'LIVE · 2nd half'],
      ['Broadcast', 'Watch the broadcast'],
    ]);
    await expect
      .element(screen.getByRole('tabpanel').getByRole('link', { name: 'Watch the broadcast' }))
      .toHaveAttribute('href', 'https://video.example/1142');
  });

  it.each([
    ['ROLE_COMPETITION_REPORTER', 1],
    ['ROLE_ADMIN', 1],
    ['ROLE_USER', 0],
  ] as const)('lead those who record matches to the reporter interface: %s', async (role, links) => {
    const { screen } = await showPage({
      path: `${path}?tab=info`,
      known: { [topic]: running },
      remembered: true,
      me: () => Promise.resolve({ status: 200, body: { ...aUser, roles: ['ROLE_USER', role] } }),
    });
    const link = screen.getByRole('link', { name: 'Record the match' });
    await expect.element(screen.getByText('Match number')).toBeVisible();
    await expect
      .poll(() => link.elements().map((one) => one.getAttribute('href')))
      .toEqual(Array.from({ length: links }, () => `/reporter/match/${running.ticket.slug}`));
  });

  it('stand on paper all together', async () => {
    await show();
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => document.querySelectorAll('[role=tabpanel]').length).toBe(3);
    await expect.poll(() => page.getByRole('table', { name: /^Roster of/ }).elements()).toHaveLength(2);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelectorAll('[role=tabpanel]').length).toBe(1);
  });
});

describe('other states of a match', () => {
  it('before the first whistle the time stands where the score will', async () => {
    const seat = { team: null, placeholder: { standing: 1, groupLabel: 'MA-A', groupSlug: 'MA-A' } };
    const slice = aMatchSlice(
      { events: [] },
      {
        stageCode: 'not_started',
        startsAt: '2026-04-04T12:20:00Z',
        homeScore: null,
        awayScore: null,
        away: { ...seat, projected: teams.zdarna },
      },
    );
    const { screen } = await show(slice);
    await expect.element(screen.getByText('1st of MA-A', { exact: true })).toBeVisible();
    expect(score()?.textContent).toBe('14:20');
    await expect.element(screen.getByText(/4 April.*yet to start/)).toBeVisible();
    await expect.element(screen.getByText('now SHK Žďárná III')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Preview', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Where' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Directions/ }))
      .toHaveAttribute('href', expect.stringMatching(/49\.2,16\.6$/));
  });

  it('given a match that was moved, then it says where it was and why', async () => {
    const hall = { id: 3, code: 'H03', nameCs: 'Hala Jih', nameEn: 'South hall' };
    const moved = { day: '2026-04-04', time: '10:20', hall, reason: 'Water on the floor.' };
    const slice = aMatchSlice(
      { events: [], moved },
      { stageCode: 'not_started', homeScore: null, awayScore: null },
    );
    const { screen } = await show(slice);
    await expect
      .element(screen.getByText('Moved: was Sat 4 Apr 10:20, South hall. Water on the floor.'))
      .toBeVisible();
  });

  it('given a moved match that has ended while the page was open, then it no longer says where it was', async () => {
    const moved = { day: '2026-04-04', time: '10:20', hall: null, reason: null };
    const { screen } = await show(aMatchSlice({ events: [], moved }, { stageCode: 'finished' }));
    await expect.element(screen.getByText(/^Finished/)).toBeVisible();
    await expect.element(screen.getByText(/^Moved/)).not.toBeInTheDocument();
  });

  it('[OU14] before the first whistle it says what each result leaves to both teams', async () => {
    const place = (best: number, worst: number) => ({ best, worst });
    const slice = aMatchSlice(
      { events: [], stake: [{ result: 'win', places: [place(1, 1), place(2, 3)] }] },
      { stageCode: 'not_started', homeScore: null, awayScore: null },
    );
    const { screen } = await show(slice);
    await expect
      .element(screen.getByRole('row', { name: 'TJ Sokol Velké Meziříčí II wins 1st 2nd–3rd' }))
      .toBeVisible();
  });

  it('[BR23] a bracket match names winners and losers, and a team that is certain to play by its name', async () => {
    const seat = {
      team: null,
      placeholder: { standing: 1, groupLabel: 'MA SF1', groupSlug: 'MA-SF1', match: 297 },
    };
    const slice = aMatchSlice(
      { events: [] },
      {
        stageCode: 'not_started',
        homeScore: null,
        awayScore: null,
        home: { ...seat, projected: teams.zdarna, certain: true },
        away: { ...seat, placeholder: { ...seat.placeholder, standing: 2 }, projected: null },
      },
    );
    const { screen } = await show(slice);
    await expect.element(screen.getByText('Winner of match 297 · certain')).toBeVisible();
    await expect.element(screen.getByText('Loser of match 297', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /SHK Žďárná III Winner/ })).toBeVisible();
  });

  it('after a shoot-out its sheet stands above the play', async () => {
    const thrown = { competitionMatchStageCode: 'shootout' } as const;
    const events = [
      ...running.events,
      aMatchEvent(9, 'goal', '28:00', 21),
      aMatchEvent(10, 'shootout-goal', '30:00', 11, thrown),
      aMatchEvent(11, 'shootout-miss', '30:00', 21, thrown),
      aMatchEvent(12, 'shootout-miss', '30:00', 12, thrown),
    ];
    const ticket = { stageCode: 'finished', homeScore: 4, awayScore: 3, endedInShootout: true } as const;
    const { screen } = await show(aMatchSlice({ events }, ticket));
    await expect.element(screen.getByText('3:3 after regular time, decided in a shoot-out')).toBeVisible();
    const sheet = screen.getByRole('table', { name: 'Shoot-out 1:0' });
    await expect
      .poll(() =>
        sheet
          .getByRole('row')
          .elements()
          .map((row) => row.textContent),
      )
      .toEqual([
        'TJ Sokol Velké Meziříčí IIRoundSKH Řepčín',
        '7Ondřej K.goal1×8Štěpán Č.missed',
        '×14Matěj H.missed2no throw yet',
      ]);
    expect(lines()[0]).toMatch(/^3:328:00/);
    await expect.element(screen.getByText('LIVE')).not.toBeInTheDocument();
  });

  it('while the shoot-out goes on nothing is decided', async () => {
    const thrown = { competitionMatchStageCode: 'shootout' } as const;
    const events = [...running.events, aMatchEvent(9, 'shootout-goal', '30:00', 11, thrown)];
    const { screen } = await show(aMatchSlice({ events }, { stageCode: 'shootout' }));
    await expect.element(screen.getByText('3:2 after regular time, now a shoot-out')).toBeVisible();
  });

  it('a long first half is folded once the second has begun', async () => {
    const early = Array.from({ length: 12 }, (_, index) =>
      aMatchEvent(20 + index, 'goal', `${index}:30`, 11),
    );
    const { screen } = await show(aMatchSlice({ events: [...early, aMatchEvent(50, 'goal', '16:00', 21)] }));
    await expect.poll(lines).toHaveLength(1);
    await screen.getByText('1st half · 12:0 · 12 events').click();
    await expect.poll(lines).toHaveLength(13);
  });

  it('a walkover says for whom, and that nothing was played', async () => {
    const ticket = { stageCode: 'finished', homeScore: 0, awayScore: 5, walkOver: 'away' } as const;
    const { screen } = await show(
      aMatchSlice({ events: [] }, { ...ticket, homeHalfTimeScore: null, awayHalfTimeScore: null }),
    );
    await expect.element(screen.getByText(/Walkover for SKH Řepčín,/)).toBeVisible();
  });

  it('a walkover against both names neither', async () => {
    const ticket = { stageCode: 'finished', homeScore: 0, awayScore: 0, walkOver: 'both' } as const;
    const { screen } = await show(aMatchSlice({ events: [] }, ticket));
    await expect.element(screen.getByText('Walkover against both teams.')).toBeVisible();
  });

  it('[MA41] a walkover that is not approved says so, and that nothing is live', async () => {
    const ticket = {
      stageCode: 'waiting_for_approval',
      homeScore: 5,
      awayScore: 0,
      walkOver: 'home',
    } as const;
    const { screen } = await show(
      aMatchSlice({}, { ...ticket, homeHalfTimeScore: null, awayHalfTimeScore: null }),
    );
    await expect.element(screen.getByText('Final score, being confirmed', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Walkover for .*, the score is by the rules\.$/)).toBeVisible();
    expect(screen.getByText(/LIVE/).elements()).toEqual([]);
    expect(screen.getByText(/not played/).elements()).toEqual([]);
  });

  it('[MA54] given a team that has withdrawn before it began, then the match is cancelled and says why', async () => {
    const none = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
    const ticket = { ...none, withdrawn: 'home', stageCode: 'waiting_for_approval' } as const;
    const { screen } = await show(
      aMatchSlice({ events: [], roster: [], referees: [] }, { ...ticket, day: '2026-06-13', time: '17:10' }),
    );
    await expect.element(screen.getByText(/^The match was cancelled: .+ has withdrawn\.$/)).toBeVisible();
    expect(screen.getByText('cancelled', { exact: true }).elements().length).toBeGreaterThan(0);
    expect(
      screen
        .getByText(/17:10$/)
        .first()
        .element()
        .closest('s'),
    ).not.toBeNull();
    expect(screen.getByText(/hall is still open|being confirmed|Not appointed/i).elements()).toEqual([]);
    await screen.getByRole('tab', { name: 'Info' }).click();
    await expect.element(screen.getByText(/^cancelled, .+ has withdrawn$/)).toBeVisible();
    expect(screen.getByText(/^Referee/).elements()).toEqual([]);
  });

  it('hidden results show neither score nor events, but rosters', async () => {
    const ticket = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
    const { screen } = await show(aMatchSlice({ detail: 'hidden', events: [] }, ticket));
    expect(score()?.textContent).toBe('–:–');
    await expect
      .element(screen.getByText('Results of this category are not published.').first())
      .toBeVisible();
    await screen.getByRole('tab', { name: 'Rosters' }).click();
    await expect.element(screen.getByText('Ondřej K.')).toBeVisible();
  });

  it('a score that is checked or corrected says so', async () => {
    const { screen } = await show(aMatchSlice({}, { beingChecked: true, corrected: true }));
    await expect.element(screen.getByText(/compared with the hall’s board/)).toBeVisible();
    await expect.element(screen.getByText(/organiser has set this score/)).toBeVisible();
  });

  it('without a network it shows the score and says what it needs for the rest', async () => {
    await show(aMatchSlice({ detail: 'absent', events: [], roster: [], referees: [] }));
    await expect.element(page.getByText(/needs a connection/)).toBeVisible();
    expect(score()?.textContent).toBe('3:2');
  });

  it('an unknown number is no match', async () => {
    const fetch = () => Promise.resolve({ status: 404, error: 'match-unknown' } as const);
    const { screen } = await showPage({ path, fetch });
    await expect.element(screen.getByRole('heading', { name: 'No such match' })).toBeVisible();
  });
});
