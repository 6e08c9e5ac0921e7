import type { PlayoffGroup, PlayoffSection, PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { useId } from 'react';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Canvas } from './canvas.tsx';
import { Card } from './card.tsx';
import { columnName, daysOf, roundName, sectionName } from './section-names.ts';
import { Tree } from './tree.tsx';
import type { TreeProps } from './tree.tsx';
import type { ChosenRoad } from './use-road.ts';
import type { View } from './use-view.ts';

interface TreesProps {
  readonly slice: PlayoffSlice;
  readonly view: View;
  readonly chosen: ChosenRoad;
}

/** The way to the title, then everything else that is played for. */
export function Trees({ slice, view, chosen }: TreesProps) {
  const groups = new Map(slice.groups.map((group) => [group.slug, group]));
  const oneDay = daysOf(slice).length < 2;
  const trees = slice.sections.filter(({ kind }) => kind === 'tree');
  const singles = slice.sections.filter(({ kind }) => kind === 'singles');
  const shared = { groups, oneDay, chosen };
  return (
    <>
      {view === 'rounds' ? <RoundTabs sections={trees} /> : null}
      <Canvas key={view} view={view}>
        {trees.map((section, index) => (
          <TreeSection key={index} name={`s${index}`} section={section} {...shared} />
        ))}
      </Canvas>
      {singles.map((section) => (
        <Singles key="singles" section={section} {...shared} />
      ))}
    </>
  );
}

/** Rounds of the way to the title lie far below each other on a phone. */
function RoundTabs({ sections }: { sections: readonly PlayoffSection[] }) {
  const { t, locale } = useLanguage();
  const [first] = sections;
  if (!first || first.columns.length < 2) return null;
  return (
    <nav className="tabs bracket-tabs" aria-label={t('bracket.rounds')}>
      {first.columns.map((_, column) => (
        <a key={column} href={`#s0-${column}`}>
          {columnName(t, locale, first, column)}
        </a>
      ))}
    </nav>
  );
}

function TreeSection(props: TreeProps) {
  const t = useWords();
  const heading = useId();
  const isTitle = props.section.places === null;
  return (
    <section className="bracket-tree" aria-labelledby={heading}>
      <h2 id={heading} className={isTitle ? 'visually-hidden' : undefined}>
        {sectionName(t, props.section)}
      </h2>
      <Tree {...props} />
    </section>
  );
}

interface SinglesProps {
  readonly section: PlayoffSection;
  readonly groups: ReadonlyMap<string, PlayoffGroup>;
  readonly oneDay: boolean;
  readonly chosen: ChosenRoad;
}

function Singles({ section, groups, oneDay, chosen }: SinglesProps) {
  const { t, locale } = useLanguage();
  const heading = useId();
  return (
    <section className="bracket-places" aria-labelledby={heading}>
      <h2 id={heading}>{sectionName(t, section)}</h2>
      <ul>
        {section.cells.map(({ slug }) => {
          const group = groups.get(slug);
          return group ? (
            <li key={slug}>
              <Card
                group={group}
                oneDay={oneDay}
                heading={<h3>{roundName(group, locale)}</h3>}
                chosen={chosen}
              />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
