import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { Filter } from '../../../ui/forms/search-box.tsx';
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

function Groups({ groups }: { groups: readonly AdminGroup[] }) {
  const t = useWords();
  const [openId, setOpenId] = useState<number | null>(null);
  const [all, setAll] = useState('');
  const shown = all === '' ? groups.filter(isHalfway) : groups;
  const categories = [...Map.groupBy(shown, ({ categoryCode }) => categoryCode)];
  return (
    <>
      <div className="group-list__tools">
        <Filter
          label={t('groups.show')}
          value={all}
          all={t('groups.halfway')}
          options={[['all', t('groups.all')]]}
          choose={setAll}
        />
      </div>
      {shown.length === 0 ? <Empty>{t('groups.none')}</Empty> : null}
      {categories.map(([code, own]) => (
        <Card key={code} title={t('groups.category', { code })}>
          <ul className="group-list">
            {own.map((group) => (
              <li key={group.id}>
                <GroupRow
                  group={group}
                  isOpen={openId === group.id}
                  toggle={() => setOpenId(openId === group.id ? null : group.id)}
                />
                {openId === group.id ? <ClosingPanel group={group} close={() => setOpenId(null)} /> : null}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** Begun and not at its end, or closed by hand: where closing, or opening again, is what one comes for. */
function isHalfway({ open, matches, closedByHand }: AdminGroup): boolean {
  return closedByHand || (open > 0 && open < matches);
}

interface GroupRowProps {
  readonly group: AdminGroup;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function GroupRow({ group, isOpen, toggle }: GroupRowProps) {
  const t = useWords();
  const { label, open, running, closedByHand } = group;
  const word = t(closedByHand ? 'groups.undo' : 'groups.look');
  return (
    <div className="group-list__row">
      <b>{label}</b>
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

function GroupState({ group: { closedByHand, open, matches } }: { group: AdminGroup }) {
  const t = useWords();
  if (closedByHand) return <Badge kind="wait">{t('groups.closed')}</Badge>;
  if (open === 0 && matches > 0) return <Badge kind="good">{t('groups.finished')}</Badge>;
  return <Badge kind="plain">{t('groups.inPlay')}</Badge>;
}
