import { matchReportOperations } from '@sevenmetre/contract/match-reports/operations';
import { useWords } from '../lib/words/words.ts';

/** The official report of a match as a file. Pages that show it load the words of `matchReports`. */
export function ReportLink({ matchId }: { matchId: number }) {
  const t = useWords();
  const path = matchReportOperations.matchReport.path.replace('{matchId}', String(matchId));
  return (
    <a className="button button--outline" href={`${path}?lang=${t.locale}`}>
      {t('matchReports.link')}
    </a>
  );
}
