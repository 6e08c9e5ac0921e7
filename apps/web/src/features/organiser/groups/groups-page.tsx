import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { groupPath } from '../../../lib/paths/paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { TeamName } from '../../../ui/team-name.tsx';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { type Fold, FoldedCard, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { DecisionsCards } from './decisions-card.tsx';
import { DeductionsCard } from './deductions-card.tsx';
import { GroupSeatsCard } from './group-seats-card.tsx';
import './groups.css';

/** What waits for the organiser's decision; groups by category, closing one whose last match will not be played; seats. */
export function GroupsPage() {
  const t = useWords();
  const read = useRead('adminGroups', {});
  return (
    <AdminPage title={t('groups.title')} sub={t('groups.lead')}>
      <DecisionsCards />
      <Ready read={read}>
        {({ groups }) => (
          <>
            <Groups groups={groups} />
            <DeductionsCard groups={groups} />
            <GroupSeatsCard groups={groups} />
          </>
        )}
      </Ready>
      <RecordHistory kind="group" words={{ fieldOf: (field) => fieldWord(t, field) }} />
    </AdminPage>
  );
}

/** What of a decision about lots or a seat is told in the log. */
function fieldWord(t: Translator, field: string): string | undefined {
  if (field === 'lots') return t('groups.decisions.lots');
  if (field === 'deducted') return t('groups.deductions.field');
  return field === 'team' ? t('groups.decisions.team') : undefined;
}

const views = ['halfway', 'all', 'finished', 'closed'] as const;
type View = (typeof views)[number];

function isIn(view: View, group: AdminGroup): boolean {
  if (view === 'halfway') return isHalfway(group);
  if (view === 'closed') return group.closedByHand;
  return view === 'all' || (group.open === 0 && group.matches > 0);
}

function Groups({ groups }: { groups: readonly AdminGroup[] }) {
  const t = useWords();
  const [view, setView] = useState<View>('halfway');
  const shown = groups.filter((group) => isIn(view, group));
  return (
    <>
      <div className="group-list__views" role="group" aria-label={t('groups.show')}>
        {views.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
            {t(`groups.${name}`)}{' '}
            <small>{t.number(groups.filter((group) => isIn(name, group)).length)}</small>
          </button>
        ))}
      </div>
      {shown.length === 0 ? <Empty>{t('groups.none')}</Empty> : null}
      <Categories key={view} groups={shown} />
    </>
  );
}

function Categories({ groups }: { groups: readonly AdminGroup[] }) {
  const categories = [...Map.groupBy(groups, ({ categoryCode }) => categoryCode)];
  const foldOf = useOneOpen(categories[0]?.[0] ?? null);
  return categories.map(([code, own]) => (
    <CategoryGroups key={code} code={code} groups={own} fold={foldOf(code)} />
  ));
}

interface CategoryGroupsProps {
  readonly code: string;
  readonly groups: readonly AdminGroup[];
  readonly fold: Fold;
}

/** The groups of a category with who stands where, as visitors read it. */
function CategoryGroups({ code, groups, fold }: CategoryGroupsProps) {
  const t = useWords();
  const [openId, setOpenId] = useState<number | null>(null);
  const slice = useRead('categorySlice', { params: { code } }).data;
  const tables = new Map(slice?.groups.map((group) => [group.label, group]));
  return (
    <FoldedCard title={t('groups.category', { code })} summary={sumOf(t, groups)} fold={fold}>
      <ul className="group-list">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupRow
              group={group}
              table={tables.get(group.label)}
              isOpen={openId === group.id}
              toggle={() => setOpenId(openId === group.id ? null : group.id)}
            />
            {openId === group.id ? <ClosingPanel group={group} close={() => setOpenId(null)} /> : null}
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

/** Their labels, and how many of their matches are open. */
function sumOf(t: Translator, groups: readonly AdminGroup[]): string {
  const open = groups.reduce((sum, group) => sum + group.open, 0);
  const running = groups.reduce((sum, group) => sum + group.running, 0);
  const labels = groups.length > mostLabels ? t('groups.count', { count: groups.length }) : labelsOf(groups);
  const played = running > 0 ? [t('groups.running', { count: running })] : [];
  return dotted([labels, [t('groups.open', { count: open }), ...played].join(', ')]);
}

function labelsOf(groups: readonly AdminGroup[]): string {
  return groups.map(({ label }) => label).join(', ');
}

/** Of more groups only their number is named. */
const mostLabels = 4;

/** Begun and not at its end, or closed by hand: where closing, or opening again, is what one comes for. */
function isHalfway({ open, matches, closedByHand }: AdminGroup): boolean {
  return closedByHand || (open > 0 && open < matches);
}

interface GroupRowProps {
  readonly group: AdminGroup;
  /** undefined: not read yet, or visitors have none. */
  readonly table: CategorySlice['groups'][number] | undefined;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function GroupRow({ group, table, isOpen, toggle }: GroupRowProps) {
  const t = useWords();
  const { label, matches, open, running, closedByHand } = group;
  const word = t(closedByHand ? 'groups.undo' : 'groups.look');
  return (
    <div className="group-list__row group-list__standing">
      <b>{table ? <Link to={groupPath(table.slug)}>{label}</Link> : label}</b>
      <Dots played={matches - open} total={matches} />
      <Ranking rows={table?.rows ?? []} />
      <GroupState group={group} />
      <span>
        {t('groups.open', { count: open })}
        {running > 0 ? `, ${t('groups.running', { count: running })}` : ''}
      </span>
      {closedByHand || open > 0 ? (
        <button className="button button--outline" type="button" aria-expanded={isOpen} onClick={toggle}>
          {word}
          <span className="visually-hidden"> {label}</span>
        </button>
      ) : null}
    </div>
  );
}

/** One dot for each match, full where it has a result; the number of open ones is said beside. */
function Dots({ played, total }: { readonly played: number; readonly total: number }) {
  if (total > mostDots) return <span />;
  return (
    <span className="group-list__dots" aria-hidden="true">
      {'●'.repeat(played)}
      {'○'.repeat(total - played)}
    </span>
  );
}

const mostDots = 28;

function Ranking({ rows }: { readonly rows: CategorySlice['groups'][number]['rows'] }) {
  const t = useWords();
  const known = rows.filter(({ team }) => team !== null).slice(0, 4);
  return (
    <ol className="group-list__ranking">
      {known.map(({ position, team, points }, index) => (
        <li key={team?.id ?? index}>
          <span>{position ?? '–'}</span> {team === null ? null : <TeamName team={team} />}{' '}
          <b aria-label={t('groups.points', { count: points })}>{t.number(points)}</b>
        </li>
      ))}
    </ol>
  );
}

function GroupState({ group: { closedByHand, open, matches } }: { group: AdminGroup }) {
  const t = useWords();
  if (closedByHand) return <Badge kind="wait">{t('groups.closed')}</Badge>;
  if (open === 0 && matches > 0) return <Badge kind="good">{t('groups.finished')}</Badge>;
  return <Badge kind="plain">{t('groups.inPlay')}</Badge>;
}
