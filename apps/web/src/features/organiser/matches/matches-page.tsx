import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { DiplomaFiles } from './diploma-files.tsx';
import { ReportFiles } from './report-files.tsx';
import './matches.css';

/** Matches group by group, each leading to its page for organisers. */
export function MatchesPage() {
  const t = useWords();
  const read = useRead('adminGroups', {});
  const [label, setLabel] = useState('');
  return (
    <AdminPage title={t('officialScore.matches.title')} sub={t('officialScore.matches.lead')}>
      <ReportFiles />
      <DiplomaFiles />
      <Ready read={read}>
        {({ groups }) => {
          const shown = label === '' ? (groups[0]?.label ?? '') : label;
          return (
            <Card title={t('officialScore.matches.title')}>
              <div className="organiser-matches__tools">
                <ListField
                  name="group"
                  label={t('officialScore.matches.group')}
                  value={shown}
                  onChange={setLabel}
                  options={groups.map((group) => ({
                    value: group.label,
                    label: `${group.label} (${group.categoryCode})`,
                  }))}
                />
              </div>
              {shown === '' ? null : <GroupMatches key={shown} label={shown} />}
            </Card>
          );
        }}
      </Ready>
    </AdminPage>
  );
}

function GroupMatches({ label }: { label: string }) {
  const t = useWords();
  const read = useRead('groupSlice', { params: { label } });
  return (
    <Ready read={read}>
      {({ matches }) =>
        matches.length === 0 ? (
          <Empty>{t('officialScore.matches.none')}</Empty>
        ) : (
          <ul className="organiser-matches__list">
            {matches.map((ticket) => (
              <li key={ticket.id}>
                <Link to={adminMatchPath(ticket.slug)}>
                  {t('officialScore.matches.open', {
                    number: String(ticket.matchNumber),
                    home: opponentName(t, ticket.home),
                    away: opponentName(t, ticket.away),
                  })}
                </Link>
                <b>{scoreText(t, ticket)}</b>
              </li>
            ))}
          </ul>
        )
      }
    </Ready>
  );
}

function scoreText(t: Translator, { homeScore, awayScore }: MatchTicket): string {
  if (homeScore === null || awayScore === null) return t('officialScore.matches.noScore');
  return `${homeScore}:${awayScore}`;
}
