import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aGroupSlice, anOutlook } from '../../../testing/slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

const path = '/results/competition-group/MA-C';
const topic = 'group:MA-C';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => vi.useRealTimers();
});

type Outlook = ReturnType<typeof anOutlook>;

async function answers(outlook: Outlook | null, locale: 'cs' | 'en'): Promise<string[]> {
  const { screen } = await showPage({ path, locale, known: { [topic]: aGroupSlice({ outlook }) } });
  await screen.getByText(locale === 'cs' ? 'Co je potřeba?' : 'What would it take?').click();
  await expect.element(screen.getByRole('definition').first()).toBeVisible();
  const sentences = screen.getByRole('definition').elements();
  return sentences.map(({ parentElement }) => parentElement?.textContent ?? '');
}

describe('what would it take', () => {
  it('says for each team what is certain and what it needs, in the order of the table', async () => {
    expect(await answers(anOutlook(), 'en')).toEqual([
      'HC Třebín1st place is certain.',
      'TJ Sokol Velké Meziříčí IIEven a loss by up to 4 goals in the last match is enough for play-off\u00A0A.',
      'SKH ŘepčínA win by 3 goals or more is enough for play-off\u00A0A; with a closer one goals decide.',
      'TSV Lindenau-SüdNeeds a win and help from other results for play-off\u00A0A.',
      'Házená Loučná nad Bečvou5th place is certain.',
      'HK Štiavnica nad VáhomThrough to play-off\u00A0B.',
      'SHK Žďárná IIIThrough to play-off\u00A0B.',
    ]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('says it in Czech, with its plurals', async () => {
    expect((await answers(anOutlook(), 'cs')).slice(0, 4)).toEqual([
      'HC Třebín1. místo je jisté.',
      'TJ Sokol Velké Meziříčí IINa postup do play-off\u00A0A stačí v posledním zápase i prohra nejvýše o 4 góly.',
      'SKH ŘepčínNa postup do play-off\u00A0A stačí výhra aspoň o 3 góly, při těsnější rozhodne skóre.',
      'TSV Lindenau-SüdNa postup do play-off\u00A0A musí vyhrát a potřebuje i pomoc jiných výsledků.',
    ]);
  });

  it('names the match that matters, and says when nothing less will do', async () => {
    const outlook = anOutlook();
    const aim = { place: 3, by: 'own' as const, enough: 3, needed: 3, margin: null, beating: [4] };
    const teams = outlook.teams.map((team) => (team.teamId === 3 ? { ...team, open: 2, aims: [aim] } : team));
    expect((await answers({ ...outlook, teams }, 'en'))[2]).toBe(
      'SKH Řepčín3 points from its remaining matches are enough for play-off\u00A0A. So is a win over TSV Lindenau-Süd alone. Nothing less will do.',
    );
  });

  it('is honest about more matches than it can look through', async () => {
    const outlook = anOutlook();
    const aim = { place: 3, by: 'bound' as const, enough: null, needed: null, margin: null, beating: [] };
    const teams = outlook.teams.map((team) => ({
      ...team,
      best: 1,
      worst: 7,
      open: 2,
      aims: [team.teamId === 1 ? { ...aim, enough: 2 } : aim],
    }));
    const said = await answers({ ...outlook, exact: false, open: 8, teams }, 'en');
    expect(said).toEqual([
      'HC Třebín2 points from its remaining matches are surely enough for play-off\u00A0A, perhaps fewer.',
    ]);
    await expect.element(page.getByText('8 matches are open: too many', { exact: false })).toBeVisible();
  });

  it('marks in the table what is certain, with words for readers, and nothing that may change', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice() } });
    const rows = screen.getByRole('table', { name: /order so far/ }).getByRole('row');
    const text = (row: number) => rows.nth(row).element().textContent;
    await expect.poll(() => text(2)).toMatch(/^1, place is certainHC Třebín/);
    expect(text(3)).not.toContain('certain');
    expect(text(8)).toMatch(/^6, through to play-off\u00A0BHK Štiavnica/);
    const marks = screen.getByTitle(/certain|through/).elements();
    expect(marks).toHaveLength(4);
    for (const mark of marks) expect(getComputedStyle(mark, '::before').content).not.toBe('none');
  });

  it('is not asked where nothing is open', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aGroupSlice({ outlook: null }) } });
    await expect.element(screen.getByText('Why this order?')).toBeVisible();
    expect(screen.getByText('What would it take?').elements()).toEqual([]);
  });
});
