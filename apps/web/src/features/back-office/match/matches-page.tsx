import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { adminMatchPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useRead } from '../../../lib/zone/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { ListField } from '../../../ui/zone/choice-fields.tsx';
import { Card } from '../../../ui/zone/card.tsx';
import { Empty, Ready } from '../../../ui/zone/states.tsx';
import { AdminPage } from '../admin-page.tsx';
import './match.css';

/** Matches group by group, each leading to its page for organisers. */
export function MatchesPage() {
  const t = useWords();
  const read = useRead('adminGroups', {});
  const [label, setLabel] = useState('');
  return (
    <AdminPage title={t('officialScore.matches.title')} sub={t('officialScore.matches.lead')}>
      <Ready read={read}>
        {({ groups }) => {
          const shown = label === '' ? (groups[0]?.label ?? '') : label;
          return (
            <Card title={t('officialScore.matches.title')}>
              <div className="om-tools">
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
          <ul className="om-list">
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
