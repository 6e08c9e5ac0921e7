import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBracket, rowsOf } from './index.ts';
import type { BracketSection, DrawnGroup } from './index.ts';
import { drawn } from './testing/drawn.ts';
import type { TestSource } from './testing/drawn.ts';

/** 2 to 64 teams in a knock-out, paired arbitrarily: byes as empty seats, direct seats, skipped rounds. */
const aTree: fc.Arbitrary<DrawnGroup[]> = fc
  .tuple(fc.integer({ min: 2, max: 64 }), fc.array(fc.nat(), { minLength: 64, maxLength: 64 }), fc.boolean())
  .map(([teams, choices, withThird]) => {
    const groups: DrawnGroup[] = [];
    const choose = (most: number) => (choices[groups.length % choices.length] ?? 0) % most;
    const build = (count: number, round: number): TestSource => {
      if (count === 1) return choose(3) === 0 && round > 0 ? bye(round) : 'team';
      const left = 1 + choose(count - 1);
      const below = Math.max(0, round - 1 - choose(2));
      const seats = [build(left, below), build(count - left, below)];
      return add(round, seats);
    };
    const add = (round: number, seats: readonly TestSource[]): TestSource => {
      const id = groups.length + 1;
      groups.push({ ...drawn(id, '', seats), round: { id: round, weight: round, place: null } });
      return `1 of ${id}`;
    };
    const bye = (round: number): TestSource => add(round - 1, ['team', 'bye']);
    build(teams, 64);
    const semis = groups.at(-1)?.sources ?? [];
    if (withThird && semis.length === 2) {
      const losers = semis.map(({ groupId }) => `2 of ${groupId}` as const);
      groups.push(drawn(groups.length + 1, 'place-3', losers));
    }
    return groups;
  });

function everySection(check: (sections: readonly BracketSection[], groups: readonly DrawnGroup[]) => void) {
  fc.assert(fc.property(aTree, (groups) => check(drawBracket(groups), groups)));
}

describe('any play-off of 2 to 64 teams', () => {
  it('[BR16] shows every match once, in one tree', () => {
    everySection((sections, groups) => {
      expect(sections).toHaveLength(1);
      const ids = sections.flatMap(({ cells }) => cells.map(({ groupId }) => groupId));
      expect(ids.sort((a, b) => a - b)).toEqual(groups.map(({ id }) => id));
    });
  });

  it('[BR17] leads to the right', () => {
    everySection((sections) => {
      for (const { cells, columns } of sections) {
        const columnOf = new Map(cells.map(({ groupId, column }) => [groupId, column]));
        for (const { column, next } of cells) {
          expect(column).toBeLessThan(next === null ? columns : (columnOf.get(next) ?? 0));
        }
      }
    });
  });

  it('[BR18] has no cards that touch, none outside, and a line never crosses another or a card', () => {
    everySection((sections, groups) => {
      const rows = new Map(groups.map((group) => [group.id, rowsOf(group)]));
      for (const { cells, height } of sections) {
        const cards = cells.map(({ groupId, column, middle, next }) => {
          const half = (rows.get(groupId) ?? 0) / 2;
          return { groupId, column, middle, next, top: middle - half, bottom: middle + half };
        });
        for (const card of cards) {
          expect(card.top).toBeGreaterThanOrEqual(0);
          expect(card.bottom).toBeLessThanOrEqual(height);
          const passed = cards.find(({ groupId }) => groupId === card.next);
          for (const other of cards) {
            const isUnder = other.top >= card.bottom || other.bottom <= card.top;
            const sameColumn = other !== card && other.column === card.column;
            const between = other.column > card.column && passed && other.column < passed.column;
            // A line runs at the middle of its card up to the column before its target.
            const onLine = between && other.top < card.middle && other.bottom > card.middle;
            if (sameColumn) expect(isUnder).toBe(true);
            expect(onLine ?? false).toBe(false);
          }
        }
      }
    });
  });

  it('[BR18] has those who meet next to each other, in the order of seats, and their match between them', () => {
    everySection((sections, groups) => {
      for (const { cells } of sections) {
        const middleOf = new Map(cells.map(({ groupId, middle }) => [groupId, middle]));
        for (const group of groups) {
          const before = cells.filter(({ next }) => next === group.id);
          const seats = group.sources
            .filter(({ standing }) => standing === 1)
            .map(({ groupId }) => middleOf.get(groupId) ?? 0);
          expect(seats).toEqual(seats.toSorted((a, b) => a - b));
          const [first, last] = [seats[0], seats.at(-1)];
          const middle = middleOf.get(group.id) ?? 0;
          if (first === undefined || last === undefined) continue;
          expect(middle).toBeGreaterThanOrEqual(first);
          expect(middle).toBeLessThanOrEqual(last);
          const strangers = cells.filter(
            (cell) => !before.includes(cell) && cell.middle > first && cell.middle < last,
          );
          // Only groups on the way to them are between them.
          for (const { groupId } of strangers) expect(leadsTo(cells, groupId, group.id)).toBe(true);
        }
      }
    });
  });
});

function leadsTo(cells: BracketSection['cells'], from: number, to: number): boolean {
  const nextOf = new Map(cells.map(({ groupId, next }) => [groupId, next]));
  for (let at: number | null | undefined = from; at; at = nextOf.get(at)) {
    // The match itself, and those after it, are between as well.
    if (at === to) return true;
  }
  return from === to || leadsBehind(nextOf, to, from);
}

function leadsBehind(nextOf: ReadonlyMap<number, number | null>, from: number, to: number): boolean {
  for (let at = nextOf.get(from); at; at = nextOf.get(at)) if (at === to) return true;
  return false;
}
