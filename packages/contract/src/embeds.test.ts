import { expect, it } from 'vitest';
import { matchEmbed } from './embeds.ts';

it.each([
  ['/embed/group/MA-A', 'group', '/results/competition-group/MA-A', 'group:MA-A'],
  ['/embed/playoff/MA/A', 'playoff', '/results/competition-group/MA/play-off/A', 'playoff:MA:A'],
  ['/embed/match/12', 'match', '/results/match/12', 'match:12'],
  ['/embed/team/7', 'team', '/results/team-detail/7', 'team:7'],
  ['/embed/group/MINI%206', 'group', '/results/competition-group/MINI%206', 'group:MINI 6'],
])('%s shows the data of its page', (path, kind, pagePath, topic) => {
  expect(matchEmbed(path)).toMatchObject({ kind, pagePath, topic });
});

it.each(['/embed', '/embed/group', '/embed/hall/1', '/embed/group/%', '/results'])(
  '%s is no embedded view',
  (path) => {
    expect(matchEmbed(path)).toBeNull();
  },
);
