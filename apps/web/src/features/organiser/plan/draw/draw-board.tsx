import type { DrawnGroups } from '@sevenmetre/engine/draw';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { DrawCell, signed } from './draw-cell.tsx';
import type { Board } from './use-board.ts';

interface DrawBoardProps {
  readonly board: Board;
  readonly groups: DrawnGroups;
}

interface At {
  readonly group: number;
  readonly pot: number;
}

/** Columns are groups, rows are pots. One tab stop: arrows move, Space lifts, Enter drops, Escape returns, P pins, F forbids. */
export function DrawBoard({ board, groups }: DrawBoardProps) {
  const t = useWords();
  const id = useId();
  const [at, setAt] = useState<At>({ group: 0, pot: 0 });
  const { frame } = board;
  const pots = Math.max(...frame.sizes);
  const idAt = ({ group, pot }: At) => `${id}-${group}-${pot}`;
  const go = (next: At) => {
    setAt(next);
    if (!board.isLifted) board.select(groups[next.group]?.[next.pot] ?? null);
    document.getElementById(idAt(next))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (onKey(event.key, board, groups, at, go)) event.preventDefault();
  };
  const price = board.prices.find(({ group }) => group === at.group);
  return (
    <div className="draw-board">
      <div
        className="draw-grid"
        role="grid"
        tabIndex={0}
        aria-label={t('draws.groups')}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={idAt(at)}
        style={{ gridTemplateColumns: `56px repeat(${groups.length}, minmax(112px, 1fr))` }}
        onKeyDown={press}
        onFocus={() => board.selected ?? go(at)}
      >
        <div role="row" className="draw-grid__row">
          <span role="columnheader" className="visually-hidden">
            {t('draws.pot')}
          </span>
          <span aria-hidden="true" />
          {frame.groups.map((group) => (
            <div key={group.id} role="columnheader" className="draw-grid__group">
              <b>{group.id}</b> <small>{t('draws.teams', { count: group.entries.length })}</small>
            </div>
          ))}
        </div>
        {Array.from({ length: pots }, (_, pot) => (
          <div key={pot} role="row" className="draw-grid__row">
            <div role="rowheader" className="draw-grid__pot">
              <b>{pot + 1}</b> <small>{t('draws.pot')}</small>
            </div>
            {groups.map((row, group) => (
              <DrawCell
                key={frame.groups[group]?.id}
                id={idAt({ group, pot })}
                board={board}
                team={frame.teams.find((team) => team.id === row[pot]) ?? null}
                group={group}
                isHere={at.group === group && at.pot === pot}
                press={() => {
                  setAt({ group, pot });
                  pressCell(board, row[pot] ?? null);
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-keys`} className="format-dim">
        {t(board.isLifted ? 'draws.keys' : 'draws.boardKeys')}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {board.isLifted && price
          ? t('draws.announced', {
              group: frame.groups[price.group]?.id ?? '',
              price: price.isAllowed ? signed(price.rise) : t('draws.never'),
            })
          : ''}
      </p>
    </div>
  );
}

/** A press on a team of the same pot drops the lifted one; any other selects. */
function pressCell(board: Board, team: string | null): void {
  const price = board.prices.find(({ other }) => other.id === team);
  if (board.isLifted && price) {
    if (price.isAllowed) board.exchangeWith(price.other.id);
  } else board.select(team);
}

/** Whether the key meant something. */
function onKey(key: string, board: Board, groups: DrawnGroups, at: At, go: (at: At) => void): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (step) {
    const [across = 0, down = 0] = step;
    const pots = Math.max(...groups.map((row) => row.length));
    const group = Math.min(groups.length - 1, Math.max(0, at.group + across));
    // A lifted team stays in its pot.
    const pot = board.isLifted ? at.pot : Math.min(pots - 1, Math.max(0, at.pot + down));
    go({ group, pot });
    return true;
  }
  const actions: Readonly<Record<string, () => void>> = {
    ' ': () => board.lift(!board.isLifted),
    Enter: () => (board.isLifted ? pressCell(board, groups[at.group]?.[at.pot] ?? null) : board.lift(true)),
    Escape: () => board.lift(false),
    p: board.pin,
    f: board.forbid,
  };
  const action = actions[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
}
