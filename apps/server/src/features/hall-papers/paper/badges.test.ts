import { expect, it } from 'vitest';
import { badges } from './badges.ts';

const people = [
  { name: 'Eliška Malá', role: 'kitchen' },
  { name: 'Rita Dubová', role: 'reporter' },
];

/** How often a value stands in the content of a paper. */
const count = (content: unknown, value: string) =>
  JSON.stringify(content).split(JSON.stringify(value)).length - 1;

it('has the logo of the cup on each badge, since they are cut out of the page', () => {
  expect(count(badges(people, 'Lipová Cup', 'data:logo'), 'data:logo')).toBe(2);
});

it('has the name of the tournament alone without a logo', () => {
  const content = badges(people, 'Lipová Cup', null);
  expect(count(content, 'Lipová Cup')).toBe(2);
  expect(JSON.stringify(content)).not.toContain('"image"');
});
