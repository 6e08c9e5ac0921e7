import { roles } from '@sevenmetre/rules/vocabulary';
import { expect, it } from 'vitest';
import { reporterLink } from './reporter-link.ts';

it('leads those who may record a match to its reporter page, and nobody else', () => {
  const led = roles.filter((role) => reporterLink(['ROLE_USER', role], 'MA-C-1142') !== null);
  expect(led).toEqual([
    'ROLE_ADMIN',
    'ROLE_SUPER_ADMIN',
    'ROLE_COMPETITION_REPORTER',
    'ROLE_COMPETITION_SUPER_REPORTER',
  ]);
  expect(reporterLink([], 'MA-C-1142')).toBeNull();
});

it('names the match by its group with dashes and its number', () => {
  expect(reporterLink(['ROLE_ADMIN'], 'MA-C-1142')).toBe('/reporter/match/MA-C-1142');
  expect(reporterLink(['ROLE_ADMIN'], 'MA-o-3.-místo-7')).toBe('/reporter/match/MA-o-3.-m%C3%ADsto-7');
});
