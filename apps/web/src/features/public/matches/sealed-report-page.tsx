import { createClient } from '@sevenmetre/contract/client';
import { matchReportOperations } from '@sevenmetre/contract/match-reports/operations';
import type { SealedReport } from '@sevenmetre/contract/match-reports/routes';
import { reportPath } from '@sevenmetre/contract/match-reports/report-path';
import { printedCode } from '@sevenmetre/rules/match';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ownOrigin } from '../../../lib/api/api.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import './sealed-report.css';

const api = createClient(ownOrigin, matchReportOperations);

type Found = SealedReport | 'missing' | 'offline' | null;

/** A sealed match report by its code: `/results/report/:code`. */
export function SealedReportPage() {
  const t = useWords();
  const { code = '' } = useParams();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (read: Found) => {
      if (!isLeft) setFound(read);
    };
    api.sealedReport({ params: { code } }).then(
      ({ status, body }) =>
        take(status === 200 ? body : status === 404 || status === 400 ? 'missing' : 'offline'),
      () => take('offline'),
    );
    return () => {
      isLeft = true;
    };
  }, [code]);
  return (
    <main id="main" className="page-width" aria-busy={found === null}>
      <h1 className="page-title">{t('sealedReport.title')}</h1>
      {found === 'missing' ? (
        <Notice drawing="ticket" heading={t('sealedReport.none')}>
          {code}
        </Notice>
      ) : null}
      {found === 'offline' ? <p role="alert">{t('sealedReport.offline')}</p> : null}
      {found === null || typeof found === 'string' ? null : <Report report={found} />}
    </main>
  );
}

function Report({ report }: { report: SealedReport }) {
  const t = useWords();
  const { versions, version, isOpen, match, edition } = report;
  const newest = versions.at(-1);
  const at = (instant: string) => instantText(t, instant, edition.timeZone);
  const isCurrent = newest?.version === version;
  return (
    <>
      <p>
        {`${edition.name} ${edition.year}`} ·{' '}
        <Link to={`/results/match/${match.id}`}>
          {t('sealedReport.match', { number: String(match.number) })}
        </Link>
        {match.group === null ? '' : ` · ${match.group}`}
        {match.startsAt === null ? '' : ` · ${at(match.startsAt)}`}
      </p>
      <p className="sealed-report__score">
        <b>{match.home}</b>
        <b className="sealed-report__result">{`${match.homeScore ?? '–'}:${match.awayScore ?? '–'}`}</b>
        <b>{match.away}</b>
      </p>
      <p role="status" className="sealed-report__state">
        {isCurrent || newest === undefined
          ? t(isOpen ? 'sealedReport.open' : 'sealedReport.current')
          : t('sealedReport.superseded', { version: String(newest.version), at: at(newest.sealedAt) })}
      </p>
      <p>{t('sealedReport.compare')}</p>
      <h2>{t('sealedReport.versions')}</h2>
      <ol className="sealed-report__versions" reversed>
        {versions.toReversed().map((one) => (
          <li key={one.version} aria-current={one.version === version ? 'true' : undefined}>
            <b>{t('sealedReport.version', { version: String(one.version) })}</b> ·{' '}
            {t('sealedReport.sealedAt', { at: at(one.sealedAt) })} ·{' '}
            {one.version === version ? (
              <code>{printedCode(one.code)}</code>
            ) : (
              <Link to={reportPath(one.code)}>
                <code>{printedCode(one.code)}</code>
              </Link>
            )}
            {one.changed.length === 0 ? null : (
              <div>
                {t('sealedReport.changed', {
                  parts: one.changed.map((part) => t(`sealedReport.part.${part}`)).join(', '),
                })}
              </div>
            )}
            <div>
              {t('sealedReport.fingerprint')}{' '}
              <code className="sealed-report__fingerprint">{one.fingerprint}</code>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
