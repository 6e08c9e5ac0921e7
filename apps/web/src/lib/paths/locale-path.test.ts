import { describe, expect, it } from 'vitest';
import { ownPath, splitLocalePrefix, withLocalePrefix } from './locale-path.ts';

describe('a path with a language', () => {
  it.each([
    ['/cs', 'cs', '/'],
    ['/en/', 'en', '/'],
    ['/cs/results/competition-group/MA-A', 'cs', '/results/competition-group/MA-A'],
    ['/en//evil.example', 'en', '/evil.example'],
  ])('%s is in %s the page %s', (pathname, locale, path) => {
    expect(splitLocalePrefix(pathname, ['cs', 'en'])).toEqual({ locale, path });
  });

  it.each(['/', '/results', '/csresults', '/de/results', '/CS/results'])('%s has none', (pathname) => {
    expect(splitLocalePrefix(pathname, ['cs', 'en'])).toBeNull();
  });

  it('is made so that it leads back to the same page', () => {
    expect(withLocalePrefix('cs', '/results', '?a=1')).toBe('/cs/results?a=1');
    expect(withLocalePrefix('en', '/', '')).toBe('/en');
  });
});

describe('the way back after signing in', () => {
  it.each([
    ['/results', '/results'],
    ['/results?a=1#x', '/results?a=1#x'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['/results/..//evil.example?a=1', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('%s leads to %s', (next, path) => {
    expect(ownPath(next)).toBe(path);
  });
});
