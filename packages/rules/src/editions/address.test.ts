import { expect, it } from 'vitest';
import { editionAddresses, inEdition, openOfClosing, splitEditionPath } from './index.ts';

it.each([
  ['/2025/results/match/7', '/2025', '/results/match/7'],
  ['/2025-7/results', '/2025-7', '/results'],
  ['/2025', '/2025', '/'],
  ['/2025//evil.example', '/2025', '/evil.example'],
  ['/results', '', '/results'],
  ['/20255/results', '', '/20255/results'],
  ['/1850/results', '', '/1850/results'],
])('[ED5] %s is of the edition %j and the page %s', (pathname, base, path) => {
  expect(splitEditionPath(pathname)).toEqual({ base, path });
});

it.each([
  ['/results/team-category/MA', '/2025/results/team-category/MA'],
  ['/results?x=1', '/2025/results?x=1'],
  ['/referees/detail/7', '/2025/referees/detail/7'],
  ['/results/archive', '/results/archive'],
  ['/login', '/login'],
  ['/resultsx', '/resultsx'],
])('[ED5] within 2025, %s has the address %s', (path, address) => {
  expect(inEdition('/2025', path)).toBe(address);
  expect(inEdition('', path)).toBe(path);
});

it('[ED5] an edition stays at its year, also when the year gets another one', () => {
  const first = [{ id: 3, year: 2025 }];
  expect(editionAddresses(first).get(3)).toBe('2025');
  const both = editionAddresses([{ id: 9, year: 2025 }, ...first]);
  expect([both.get(3), both.get(9)]).toEqual(['2025', '2025-9']);
});

it('[ED4] everything that is open counts towards the number that is agreed to', () => {
  expect(openOfClosing({ unplayed: 1, unapproved: 2, lots: 3, seats: 4, protests: 6, unpaid: 5 })).toBe(21);
});
