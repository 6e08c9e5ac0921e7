import { describe, expect, it } from 'vitest';
import {
  arrangedColumns,
  findView,
  idsBetween,
  movedColumn,
  neighbour,
  normalQuestion,
  withoutFilter,
} from './index.ts';

describe('questions of a list', () => {
  it('[LV1] are the same in any order of their parameters, and without empty ones', () => {
    expect(normalQuestion('state=new&country=SE&search=')).toBe('country=SE&state=new');
    const views = [
      { key: 'all', question: '' },
      { key: 'swedish', question: 'country=SE&state=new' },
    ];
    expect(findView(views, 'state=new&country=SE')?.key).toBe('swedish');
    expect(findView(views, 'search=')?.key).toBe('all');
    expect(findView(views, 'state=new')).toBeNull();
  });

  it('[LV3] lose one filter at a time', () => {
    expect(withoutFilter({ state: 'new', country: 'SE' }, 'state')).toEqual({ country: 'SE' });
  });
});

describe('columns of a list', () => {
  const all = [
    { key: 'teams', isUsual: true },
    { key: 'name', isName: true },
    { key: 'persons', isUsual: true },
    { key: 'beds' },
  ];
  const keysOf = (chosen: readonly string[] | null) => arrangedColumns(all, chosen).map(({ key }) => key);

  it('[LV4] begin with the name, which cannot be hidden', () => {
    expect(keysOf(null)).toEqual(['name', 'teams', 'persons']);
    expect(keysOf([])).toEqual(['name']);
    expect(keysOf(['beds', 'gone', 'teams', 'beds', 'name'])).toEqual(['name', 'beds', 'teams']);
  });

  it('[LV4] are moved, not lost', () => {
    expect(movedColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(movedColumn(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(movedColumn(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
  });
});

describe('rows of a list', () => {
  it('[LV5] are selected up to another one in both directions', () => {
    expect(idsBetween([5, 3, 9, 7], 3, 7)).toEqual([3, 9, 7]);
    expect(idsBetween([5, 3, 9, 7], 7, 3)).toEqual([3, 9, 7]);
    expect(idsBetween([5, 3], null, 3)).toEqual([3]);
    expect(idsBetween([5, 3], 1, 3)).toEqual([3]);
    expect(idsBetween([5, 3], 5, 1)).toEqual([]);
  });

  it('are walked without going round', () => {
    expect(neighbour([5, 3, 9], 3, 1)).toBe(9);
    expect(neighbour([5, 3, 9], 9, 1)).toBe(9);
    expect(neighbour([5, 3, 9], 5, -1)).toBe(5);
    expect(neighbour([5, 3, 9], null, 1)).toBe(5);
    expect(neighbour([5, 3, 9], 4, -1)).toBe(5);
    expect(neighbour([], null, 1)).toBeNull();
  });
});
