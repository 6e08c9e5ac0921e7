import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { opponentName } from '@sevenmetre/phrases/names';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { DiplomaFiles } from './diploma-files.tsx';
import { placeText } from './place-text.ts';
import { resultText } from './result-text.ts';
import { ReportFiles } from './report-files.tsx';
import './matches.css';

/** Matches by number, team, group or hall, or by group. Each links to its page for organisers; the search is in the address. */
export function MatchesPage() {
  const t = useWords();
  const query = useListQuery();
  const search = query.get('search');
  return (
    <AdminPage title={t('officialScore.matches.title')} sub={t('officialScore.matches.lead')}>
      <Card title={t('officialScore.matches.find')}>
        <div className="organiser-matches__tools">
          <SearchBox
            label={t('officialScore.matches.search')}
            value={search}
            search={(text) => query.set({ search: text })}
          />
        </div>
        {search === '' ? <ByGroup /> : <Found key={search} search={search} />}
      </Card>
      <ReportFiles />
      <DiplomaFiles />
    </AdminPage>
  );
}

function Found({ search }: { search: string }) {
  const t = useWords();
  const read = useRead('adminMatches', { query: { search } });
  return (
    <Ready read={read}>
      {({ matches, total }) =>
        matches.length === 0 ? (
          <Empty>{t('officialScore.matches.nothing', { search })}</Empty>
        ) : (
          <>
            <MatchList matches={matches} />
            {total > matches.length ? (
              <p className="muted">{t('officialScore.matches.more', { count: total - matches.length })}</p>
            ) : null}
          </>
        )
      }
    </Ready>
  );
}

function ByGroup() {
  const t = useWords();
  const read = useRead('adminGroups', {});
  const query = useListQuery();
  return (
    <Ready read={read}>
      {({ groups }) => {
        const asked = query.get('group');
        const shown = groups.some(({ label }) => label === asked) ? asked : (groups[0]?.label ?? '');
        return (
          <>
            <div className="organiser-matches__tools">
              <ListField
                name="group"
                label={t('officialScore.matches.group')}
                value={shown}
                onChange={(group) => query.set({ group })}
                options={groups.map((group) => ({
                  value: group.label,
                  label: `${group.label} (${group.categoryCode})`,
                }))}
              />
            </div>
            {shown === '' ? null : <GroupMatches key={shown} label={shown} />}
          </>
        );
      }}
    </Ready>
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
          <MatchList matches={matches} />
        )
      }
    </Ready>
  );
}

function MatchList({ matches }: { matches: readonly MatchTicket[] }) {
  const t = useWords();
  return (
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
          <small className="muted">{placeText(t, ticket)}</small>
          <b>{resultText(t, ticket)}</b>
        </li>
      ))}
    </ul>
  );
}
