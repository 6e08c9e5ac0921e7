import { accessibilityViolations } from '../pages/accessibility-violations.ts';
import { expect, errorsOf, test } from '../fixtures.ts';

const bracket = '/results/competition-group/WD/play-off/A';

test('a category leads to its bracket, whose rounds, tree and list are one thing', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/en/results/team-category/WD');
  await page.getByRole('link', { name: 'Play-off A' }).click();
  await expect(page).toHaveURL(new RegExp(`${bracket}$`));
  await expect(page.getByRole('heading', { name: 'Semi-final' })).toBeVisible();

  await page.getByRole('combobox').selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]team=\d+$/);
  await expect(page.getByRole('button', { name: /^Stop showing the path of/ })).toBeVisible();

  await page.getByRole('link', { name: 'Tree' }).click();
  const box = page.getByRole('region', { name: /^Bracket/ });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const before = await page.evaluate<number>('scrollY');
  await box.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before);

  await page.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(bracket);
  await expect(page.getByRole('table')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('neither view of a bracket nor its category breaks a rule of accessibility, nothing scrolls sideways', async ({
      page,
    }) => {
      const found: string[] = [];
      for (const address of [`/cs${bracket}`, `/en${bracket}?view=list`, '/en/results/team-category/WD']) {
        await page.goto(address);
        found.push(...(await accessibilityViolations(page)).map((violation) => `${address} ${violation}`));
      }
      expect(found).toEqual([]);
    });
  });
}
