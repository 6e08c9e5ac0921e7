import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Parts of pages are shown without the document and the style sheets around them: journeys check these on whole pages. */
const ofWholePages = ['color-contrast', 'target-size', 'document-title', 'html-has-lang', 'bypass'];

/**
 * Whatever a component test leaves on the screen, with its menus, dialogs and errors open, breaks no rule of
 * accessibility. Before tests clean up themselves there is nothing left to check.
 */
afterEach(async () => {
  if (document.body.childElementCount === 0) return;
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
});
