import { describe, expect, it } from 'vitest';
import { routeRequest } from './route-request.ts';

const own = 'https://own.test';
const kind = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
  routeRequest({ method, mode, url: new URL(url, own).href }, own);

describe('the service worker', () => {
  it.each([
    '/',
    '/results',
    '/results/competition-group/MD%20A',
    '/cs/results',
    '/results/competition-group/MINI6%20o%2011.%201',
  ])('answers the page %s', (path) => {
    expect(kind(path)).toBe('page');
  });

  it('answers screens that live on the device without asking the server', () => {
    expect(kind('/reporter/match/MA-A-12')).toBe('screen');
    expect(kind('/api/v1/reporter/match/MA-A-12')).toBe('network');
  });

  it('answers hashed files', () => {
    expect(kind('/assets/entry-abc.js', 'cors')).toBe('asset');
  });

  it('answers pictures, among which may be a logo that the device keeps', () => {
    expect(kind('/api/v1/images?url=x', 'no-cors')).toBe('picture');
  });

  it.each([
    '/api/v1/web/users/me',
    '/api/docs',
    '/health/ready',
    '/metrics',
    '/sw.js',
    '/manifest.webmanifest',
  ])('leaves %s to the network', (path) => {
    expect(kind(path)).toBe('network');
  });

  it('leaves calls, writes and other sites alone', () => {
    expect(kind('/results', 'cors')).toBe('network');
    expect(kind('/results', 'navigate', 'POST')).toBe('network');
    expect(kind('https://other.test/assets/x.js', 'cors')).toBe('network');
  });
});
