import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contrastOf } from '../../../testing/contrast.ts';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { teams } from '../../../testing/slices.ts';

/** Of text below 18.66 px bold, WCAG 2.2 AA. */
const enough = 4.5;

afterEach(() => document.documentElement.removeAttribute('data-theme'));

/** The blue of the fourth age of boys is the darkest ink that a match to come is printed on. */
const blue = { gender: 'M', ageRank: 3 } as const;
const place = { standing: 1, groupLabel: 'MA-A', groupSlug: 'MA-A' };

test.each(['light', 'dark'])(
  'who is expected in a match to come can be read on the blue hero by %s',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const slice = aMatchSlice(
      { events: [] },
      {
        stageCode: 'not_started',
        homeScore: null,
        awayScore: null,
        home: { team: null, placeholder: place, projected: teams.zdarna },
        away: { team: null, placeholder: { ...place, standing: 2 }, projected: null },
      },
    );
    const known = { 'match:42': { ...slice, category: slice.category && { ...slice.category, ...blue } } };
    await showPage({ path: '/results/match/42', known });
    for (const seat of ['1st of MA-A', '2nd of MA-A'])
      await expect.element(page.getByText(seat, { exact: true })).toBeVisible();
    const hero = page.getByRole('main').element().firstElementChild;
    const parts = [...(hero?.querySelectorAll('*') ?? [])].filter((part) =>
      [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== ''),
    );
    expect(parts.length).toBeGreaterThan(5);
    const faint = parts.filter((part) => contrastOf(part) < enough);
    expect(faint.map(({ textContent }) => textContent)).toEqual([]);
  },
);
