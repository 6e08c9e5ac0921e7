import { expect, it } from 'vitest';
import { barPages, contentsPages, groupsIn, pageAt, pagesOf } from './contents-pages.ts';

const keyAt = (path: string) => pageAt(path)?.key ?? null;

it('finds the page that an address belongs to, the longest of those that begin alike', () => {
  expect(keyAt('/admin')).toBe('overview');
  expect(keyAt('/admin/plan')).toBe('capacity');
  expect(keyAt('/admin/plan/schedule/import')).toBe('schedule');
  expect(keyAt('/admin/plan/ceremony/MA')).toBe('draw');
  expect(keyAt('/admin/club/7/invoice')).toBe('invoices');
  expect(keyAt('/admin/enumerations/categories')).toBe('categories');
  expect(keyAt('/admin/enumerations/suppliers')).toBe('enumerations');
  expect(keyAt('/admin/enumerations/places/3')).toBe('places');
  expect(keyAt('/admin/nowhere')).toBeNull();
});

it('puts the group of the phase first and keeps the order of the others', () => {
  expect(groupsIn('before')).toEqual(['setup', 'registration', 'planning', 'play']);
  expect(groupsIn('play')).toEqual(['play', 'registration', 'planning', 'setup']);
  expect(groupsIn('after')[0]).toBe('registration');
});

it('leads organisers only to pages that they may open, and every phase to three of them', () => {
  expect(pagesOf(false).map(({ key }) => key)).not.toContain('editions');
  expect(pagesOf(true)).toHaveLength(contentsPages.length);
  const open = pagesOf(false).map(({ key }) => key);
  for (const keys of Object.values(barPages)) {
    expect(keys).toHaveLength(3);
    expect(open).toEqual(expect.arrayContaining([...keys]));
  }
});
