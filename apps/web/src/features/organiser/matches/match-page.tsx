import { holds } from '@sevenmetre/contract/record';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { opponentName } from '@sevenmetre/phrases/names';
import { eventTypesById, knownEventCategory, scoreOf } from '@sevenmetre/rules/match';
import { useParams } from 'react-router';
import { matchPath, reporterMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { adminMatchesPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ReportLink } from '../../../ui/report-link.tsx';
import { placeText } from './place-text.ts';
import { resultText, scoreText } from './result-text.ts';
import { DrawingsCard } from './drawings-card.tsx';
import { OfficialScoreForm } from './official-score-form.tsx';
import { DisciplineCard } from './discipline-card.tsx';
import { ProtestsCard } from './protests-card.tsx';
import { RulingForm } from './ruling-form.tsx';
import { OfficialScoreHistory } from './official-score-history.tsx';
import './matches.css';

/** A match for organisers: what counts, what the record says, and the official score against it. */
export function MatchPage() {
  const t = useWords();
  const { slug = '' } = useParams();
  const read = useRead('reporterMatch', { params: { slug } });
  const ticket = read.data?.match.ticket;
  const title = ticket
    ? t('officialScore.match', { number: String(ticket.matchNumber) })
    : t('officialScore.title');
  const sub = ticket
    ? [`${opponentName(t, ticket.home)} – ${opponentName(t, ticket.away)}`, placeText(t, ticket)]
        .filter(Boolean)
        .join(' · ')
    : undefined;
  return (
    <AdminPage
      title={title}
      sub={sub}
      back={{ to: adminMatchesPath, name: t('officialScore.matches.title') }}
      actions={ticket ? <Ways id={ticket.id} slug={ticket.slug} /> : undefined}
    >
      <Ready read={read}>{(body) => <Cards body={body} />}</Ready>
    </AdminPage>
  );
}

function Ways({ id, slug }: { id: number; slug: string }) {
  const t = useWords();
  return (
    <>
      <Link className="button button--outline" to={matchPath(id)}>
        {t('officialScore.page')}
      </Link>
      <Link className="button button--outline" to={reporterMatchPath(slug)}>
        {t('officialScore.report')}
      </Link>
      <ReportLink matchId={id} />
    </>
  );
}

function Cards({ body }: { body: ReporterMatchBody }) {
  const t = useWords();
  const { match, timeZone, eventTypes } = body;
  const { ticket, detail, official } = match;
  const types = eventTypes.map(({ isOffered: _, category, ...type }) => ({
    ...type,
    category: knownEventCategory(category),
  }));
  const recorded = scoreOf(detail.events, eventTypesById(types));
  const isBlank = ticket.stageCode === 'not_started' && detail.events.length === 0;
  const mayCorrect = holds(detail.links ?? [], 'matchOfficialScore');
  return (
    <>
      <Card title={t('officialScore.result')}>
        <Facts
          rows={[
            [t('officialScore.shown'), resultText(t, ticket)],
            [t('officialScore.recorded'), isBlank ? '–' : scoreText(recorded)],
            [
              t('officialScore.official'),
              official
                ? t('officialScore.because', {
                    score: scoreText(official) ?? '',
                    reason: official.reason ?? '–',
                  })
                : t('officialScore.noOfficial'),
            ],
          ]}
        />
      </Card>
      {mayCorrect ? (
        <Card title={t('officialScore.title')}>
          <OfficialScoreForm match={match} />
        </Card>
      ) : null}
      {mayCorrect ? (
        <>
          <Card title={t('officialScore.rule.title')}>
            <RulingForm body={body} />
          </Card>
          <DisciplineCard matchId={ticket.id} timeZone={timeZone} />
          <ProtestsCard matchId={ticket.id} timeZone={timeZone} />
          <DrawingsCard matchId={ticket.id} />
        </>
      ) : null}
      <OfficialScoreHistory matchId={ticket.id} timeZone={timeZone} />
    </>
  );
}
