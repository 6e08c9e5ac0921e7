import { holds } from '@sevenmetre/contract/record';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { opponentName } from '@sevenmetre/phrases/names';
import { eventTypesById, knownEventCategory, scoreOf } from '@sevenmetre/rules/match';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { matchPath, reporterMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { adminMatchesPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { PanelSection } from '../../../ui/lists/list-panel.tsx';
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
  const sections = useMatchSections(read.data);
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
      <Ready read={read}>
        {() => sections?.map(({ key, content }) => <Fragment key={key}>{content}</Fragment>)}
      </Ready>
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

/** The parts of a match for organisers, on its page and in the panel beside the list. undefined: it has not come. */
export function useMatchSections(body: ReporterMatchBody | undefined): readonly PanelSection[] | undefined {
  const t = useWords();
  if (body === undefined) return undefined;
  const { match, timeZone } = body;
  const matchId = match.ticket.id;
  const mayCorrect = holds(match.detail.links ?? [], 'matchOfficialScore');
  const corrections: readonly PanelSection[] = [
    {
      key: 'official',
      title: t('officialScore.title'),
      content: (
        <Card title={t('officialScore.title')}>
          <OfficialScoreForm match={match} />
        </Card>
      ),
    },
    {
      key: 'ruling',
      title: t('officialScore.rule.title'),
      content: (
        <Card title={t('officialScore.rule.title')}>
          <RulingForm body={body} />
        </Card>
      ),
    },
    {
      key: 'discipline',
      title: t('officialScore.discipline.title'),
      content: <DisciplineCard matchId={matchId} timeZone={timeZone} />,
    },
    {
      key: 'protests',
      title: t('officialScore.protest.title'),
      content: <ProtestsCard matchId={matchId} timeZone={timeZone} />,
    },
    {
      key: 'drawings',
      title: t('officialScore.drawings.title'),
      content: <DrawingsCard matchId={matchId} />,
    },
  ];
  return [
    { key: 'result', title: t('officialScore.result'), content: <ResultCard body={body} /> },
    ...(mayCorrect ? corrections : []),
    {
      key: 'history',
      title: t('officialScore.history'),
      content: <OfficialScoreHistory matchId={matchId} timeZone={timeZone} />,
    },
  ];
}

function ResultCard({ body: { match, eventTypes } }: { body: ReporterMatchBody }) {
  const t = useWords();
  const { ticket, detail, official } = match;
  const types = eventTypes.map(({ isOffered: _, category, ...type }) => ({
    ...type,
    category: knownEventCategory(category),
  }));
  const recorded = scoreOf(detail.events, eventTypesById(types));
  const isBlank = ticket.stageCode === 'not_started' && detail.events.length === 0;
  const because = official && {
    score: scoreText(official) ?? '',
    reason: official.reason ?? '–',
  };
  return (
    <Card title={t('officialScore.result')}>
      <Facts
        rows={[
          [t('officialScore.shown'), resultText(t, ticket)],
          [t('officialScore.recorded'), isBlank ? '–' : scoreText(recorded)],
          [
            t('officialScore.official'),
            because ? t('officialScore.because', because) : t('officialScore.noOfficial'),
          ],
        ]}
      />
    </Card>
  );
}
