import type { PlayoffGroup, PlayoffSection } from '@sevenmetre/contract/bracket/playoff-slice';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card } from './card.tsx';
import { columnName, roundName } from './section-names.ts';
import { treeShape } from './tree-shape.ts';
import type { PlacedCard, TreeShape } from './tree-shape.ts';
import type { ChosenRoad } from './use-road.ts';

export interface TreeProps {
  readonly section: PlayoffSection;
  /** By slug. */
  readonly groups: ReadonlyMap<string, PlayoffGroup>;
  readonly oneDay: boolean;
  readonly chosen: ChosenRoad;
  /** Names its columns in addresses, `<name>-0`. */
  readonly name: string;
}

/** Rounds from left to right, with lines to where the winners go. */
export function Tree({ section, groups, oneDay, chosen, name }: TreeProps) {
  const shape = treeShape(section, groups);
  return (
    <div className={`bracket-tree__rounds ${shape.size}`}>
      <Lines shape={shape} lines={chosen.road?.lines ?? none} />
      {shape.columns.map((cards, column) => (
        <Column
          // Columns have no other name than their place.
          key={column}
          id={`${name}-${column}`}
          section={section}
          column={column}
          cards={cards}
          oneDay={oneDay}
          chosen={chosen}
        />
      ))}
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

/** Those of the road lie over the others. */
function Lines({ shape, lines }: { shape: TreeShape; lines: ReadonlySet<string> }) {
  const all = [...shape.lines];
  return (
    <svg className="bracket-tree__lines" width={shape.width} height={shape.height} aria-hidden="true">
      {all
        .filter(([slug]) => !lines.has(slug))
        .map(([slug, path]) => (
          <path key={slug} d={path} />
        ))}
      {all
        .filter(([slug]) => lines.has(slug))
        .map(([slug, path]) => (
          <path key={slug} className="on-road" d={path} />
        ))}
    </svg>
  );
}

interface ColumnProps extends Pick<TreeProps, 'section' | 'oneDay' | 'chosen'> {
  readonly id: string;
  readonly column: number;
  readonly cards: readonly PlacedCard[];
}

function Column({ id, section, column, cards, oneDay, chosen }: ColumnProps) {
  const { t, locale } = useLanguage();
  // Where several rounds share a column each card says its own.
  const isMixed = new Set(cards.map(({ group }) => roundName(group, locale))).size > 1;
  const lines = chosen.road?.lines ?? none;
  return (
    <section id={id}>
      <h3>{columnName(t, locale, section, column)}</h3>
      <ol>
        {cards.map(({ cell, group, before, room, isPaired }, index) => {
          const onRoad = lines.has(cell.slug) || (isPaired && lines.has(cards[index + 1]?.cell.slug ?? ''));
          const isLast = cell.next === null && (isMixed || section.places !== null);
          return (
            <li
              key={cell.slug}
              className={`${isPaired ? 'bracket-tree__pair' : ''}${onRoad ? ' on-road' : ''}`}
            >
              <Strut height={before} />
              <div
                className={group.isFinal ? 'bracket-tree__slot bracket-tree__final' : 'bracket-tree__slot'}
              >
                <Strut height={room} />
                <Card
                  group={group}
                  oneDay={oneDay}
                  heading={isLast ? <h4>{roundName(group, locale)}</h4> : null}
                  chosen={chosen}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Keeps room; its height is an attribute, which the page's security policy allows. */
function Strut({ height }: { height: number }) {
  return height === 0 ? null : (
    <svg className="bracket-tree__support" width="1" height={height} aria-hidden="true" />
  );
}
