import { describe, expect, it } from 'vitest';
import { drawBracket } from './index.ts';
import type { BracketSection, DrawnGroup } from './index.ts';
import { drawn } from './testing/drawn.ts';

/** Ids by column, each column from top to bottom. */
function columnsOf({ cells, columns }: BracketSection): number[][] {
  return Array.from({ length: columns }, (_, column) =>
    cells
      .filter((cell) => cell.column === column)
      .sort((a, b) => a.middle - b.middle)
      .map(({ groupId }) => groupId),
  );
}

describe('a play-off', () => {
  it('[BR18] given seats that cross the order of matches, then those who meet stand next to each other', () => {
    const [section] = drawBracket([
      drawn(1, 'quarterfinal', ['team', 'team']),
      drawn(2, 'quarterfinal', ['team', 'team']),
      drawn(3, 'quarterfinal', ['team', 'team']),
      drawn(4, 'quarterfinal', ['team', 'team']),
      drawn(5, 'semifinal', ['1 of 3', '1 of 1']),
      drawn(6, 'semifinal', ['1 of 4', '1 of 2']),
      drawn(7, 'final', ['1 of 5', '1 of 6']),
    ]);
    expect(section && columnsOf(section)).toEqual([[3, 1, 4, 2], [5, 6], [7]]);
    expect(section?.cells.map(({ groupId, middle }) => [groupId, middle])).toEqual(
      expect.arrayContaining([
        [5, 4],
        [6, 12],
        [7, 8],
      ]),
    );
  });

  it('[BR19] given third place and places five to eight, then the third stands under the final, the others are a tree', () => {
    const sections = drawBracket([
      ...[1, 2, 3, 4].map((id) => drawn(id, 'quarterfinal', ['team', 'team'])),
      drawn(5, 'semifinal', ['1 of 1', '1 of 2']),
      drawn(6, 'semifinal', ['1 of 3', '1 of 4']),
      drawn(7, 'place-5', ['2 of 1', '2 of 2']),
      drawn(8, 'place-5', ['2 of 3', '2 of 4']),
      drawn(9, 'place-7', ['2 of 7', '2 of 8']),
      drawn(10, 'place-5', ['1 of 7', '1 of 8']),
      drawn(11, 'place-3', ['2 of 5', '2 of 6']),
      drawn(12, 'final', ['1 of 5', '1 of 6']),
    ]);
    expect(sections.map((section) => [section.kind, section.places, columnsOf(section)])).toEqual([
      [
        'tree',
        null,
        [
          [1, 2, 3, 4],
          [5, 6],
          [12, 11],
        ],
      ],
      [
        'tree',
        { from: 5, to: 8 },
        [
          [7, 8],
          [10, 9],
        ],
      ],
    ]);
  });

  it('[BR19] given a match for third place that somebody from outside comes into, then it still stands under the final', () => {
    const sections = drawBracket([
      drawn(1, 'semifinal', ['team', 'team']),
      drawn(2, 'semifinal', ['team', 'team']),
      drawn(3, 'place-3', ['2 of 1', '3 of 99']),
      drawn(4, 'final', ['1 of 1', '1 of 2']),
    ]);
    expect(sections.map(columnsOf)).toEqual([
      [
        [1, 2],
        [4, 3],
      ],
    ]);
  });

  it('[BR19] given losers who play for no place, of two last matches, or before one that leads on, then they stand alone', () => {
    const beside = (losers: readonly DrawnGroup[]) =>
      drawBracket([...[1, 2, 3, 4].map((id) => drawn(id, 'quarterfinal', ['team', 'team'])), ...losers]).map(
        (section) => columnsOf(section),
      );
    const finals = [drawn(8, 'final', ['1 of 1', '1 of 2']), drawn(9, 'final', ['1 of 3', '1 of 4'])];
    expect(beside([...finals, drawn(7, 'place-3', ['2 of 1', '2 of 2'])])).toEqual([
      [
        [1, 2, 3, 4],
        [8, 7, 9],
      ],
    ]);
    expect(beside([...finals, drawn(7, 'place-3', ['2 of 1', '2 of 3'])])).toHaveLength(2);
    expect(beside([...finals, drawn(7, 'semifinal', ['2 of 1', '2 of 2'])])).toHaveLength(2);
    const semifinals = [
      drawn(5, 'semifinal', ['1 of 1', '1 of 2']),
      drawn(6, 'semifinal', ['1 of 3', '1 of 4']),
      drawn(8, 'final', ['1 of 5', '1 of 6']),
    ];
    expect(beside([...semifinals, drawn(7, 'place-5', ['2 of 1', '2 of 2'])])).toHaveLength(2);
  });

  it('[BR19] given matches for places without any before them, then they come last, better places first', () => {
    const sections = drawBracket([
      drawn(1, 'place-10', ['team', 'team', 'team']),
      drawn(2, 'place-7', ['team', 'team']),
      drawn(3, 'semifinal', ['team', 'team']),
      drawn(4, 'semifinal', ['team', 'team']),
    ]);
    expect(sections.map(({ kind, cells }) => [kind, cells.map(({ groupId }) => groupId)])).toEqual([
      ['tree', [3, 4]],
      ['singles', [2, 1]],
    ]);
  });

  it('[BR17] given a round that is left out, then its teams still stand in the column of their own round', () => {
    const [section] = drawBracket([
      drawn(1, 'extra', ['team', 'team']),
      drawn(2, 'quarterfinal', ['team', 'team']),
      drawn(3, 'semifinal', ['1 of 1', 'team']),
      drawn(4, 'semifinal', ['1 of 2', 'team']),
      drawn(5, 'final', ['1 of 3', '1 of 4']),
    ]);
    expect(section && columnsOf(section)).toEqual([[1], [2], [3, 4], [5]]);
  });

  it('[BR18] given main groups of three before semi-finals, then each has room for all its teams', () => {
    const three = ['team', 'team', 'team'] as const;
    const [section] = drawBracket([
      drawn(1, 'main', three),
      drawn(2, 'main', three),
      drawn(3, 'semifinal', ['1 of 1', '2 of 2']),
      drawn(4, 'semifinal', ['1 of 2', '2 of 1']),
      drawn(5, 'final', ['1 of 3', '1 of 4']),
    ]);
    expect(section && columnsOf(section)).toEqual([[1, 2], [3, 4], [5]]);
    expect(section?.cells.filter(({ column }) => column === 0).map(({ middle }) => middle)).toEqual([
      2.5, 7.5,
    ]);
  });

  it('[BR16] given two groups that wait for the same first place, and a ring, then every group still stands once', () => {
    const sections = drawBracket([
      drawn(1, 'semifinal', ['1 of 3', 'team']),
      drawn(2, 'semifinal', ['1 of 1', 'bye']),
      drawn(3, 'final', ['1 of 1', '1 of 2']),
      drawn(4, 'final', ['1 of 4', 'team']),
    ]);
    const ids = sections.flatMap(({ cells }) => cells.map(({ groupId }) => groupId));
    expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it('given no groups, then there is nothing to draw', () => {
    expect(drawBracket([])).toEqual([]);
  });
});
