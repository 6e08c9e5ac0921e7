import type { PlayoffGroup, PlayoffSection, PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { ListRow, SeatsRow } from './list-row.tsx';
import { columnName, daysOf, roundName, sectionName } from './section-names.ts';
import type { Road } from './road.ts';
import '../../../styles/parts/table.css';
import './bracket-list.css';

interface ListViewProps {
  readonly slice: PlayoffSlice;
  readonly road: Road | null;
}

/** Every match in a table, round by round: the same as the tree, for the keyboard and for those who listen. */
export function ListView({ slice, road }: ListViewProps) {
  const t = useWords();
  const groups = new Map(slice.groups.map((group) => [group.slug, group]));
  const oneDay = daysOf(slice).length < 2;
  return (
    <table className="table bracket-list">
      <caption className="visually-hidden">
        {t('bracket.list.caption', { letter: slice.playoff, category: slice.category.code })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="table__text">
            {t('bracket.list.time')}
          </th>
          <th scope="col" className="table__text">
            {t('bracket.list.match')}
          </th>
          <th scope="col">{t('bracket.list.score')}</th>
          <th scope="col" className="table__wide">
            {t('bracket.list.number')}
          </th>
          <th scope="col" className="table__wide">
            {t('bracket.list.next')}
          </th>
        </tr>
      </thead>
      {slice.sections.flatMap((section, index) =>
        section.columns.map((_, column) => (
          <Round
            // Rounds have no other name than their place.
            key={`${index} ${column}`}
            section={section}
            column={column}
            groups={groups}
            oneDay={oneDay}
            road={road}
          />
        )),
      )}
    </table>
  );
}

interface RoundProps {
  readonly section: PlayoffSection;
  readonly column: number;
  readonly groups: ReadonlyMap<string, PlayoffGroup>;
  readonly oneDay: boolean;
  readonly road: Road | null;
}

function Round({ section, column, groups, oneDay, road }: RoundProps) {
  const { t, locale } = useLanguage();
  const own = section.cells
    .filter((cell) => cell.column === column)
    .toSorted((a, b) => a.middle - b.middle)
    .flatMap(({ slug }) => groups.get(slug) ?? []);
  const isMixed = new Set(own.map((group) => roundName(group, locale))).size > 1;
  const name =
    section.kind === 'singles'
      ? sectionName(t, section)
      : dotted([
          ...(section.places === null ? [] : [sectionName(t, section)]),
          columnName(t, locale, section, column),
        ]);
  return (
    <tbody className="zone-first">
      <tr className="table__zone">
        <th colSpan={5} scope="rowgroup">
          <span>{name}</span>
        </th>
      </tr>
      {own.map((group) => {
        const isTable = group.matches.length !== 1;
        const label =
          isMixed || section.kind === 'singles'
            ? roundName(group, locale)
            : isTable && group.matches.length > 1
              ? group.short
              : null;
        if (group.matches.length === 0)
          return <SeatsRow key={group.slug} group={group} label={label} road={road} />;
        return group.matches.map((match) => (
          <ListRow key={match.id} match={match} group={group} label={label} oneDay={oneDay} road={road} />
        ));
      })}
    </tbody>
  );
}
