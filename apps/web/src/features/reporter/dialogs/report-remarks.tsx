import type { ReportAsked } from '@sevenmetre/sync/outbox/index';
import { useWords } from '../../../lib/words/words.ts';
import { reportOf } from '../match-events/difference.ts';
import { useScreen, useTable } from '../matches/recording-context.ts';

const fields = ['remarks', 'protest', 'injuries'] as const satisfies readonly (keyof ReportAsked)[];

/** What the report remarks, kept until the match is approved. Officials approve the result by their signatures. */
export function ReportRemarks() {
  const t = useWords();
  const { table } = useScreen();
  const report = reportOf(useTable());
  return (
    <div className="report-remarks">
      {fields.map((field) => (
        <label key={field}>
          {t(`reporter.finish.${field}`)}
          <textarea
            rows={2}
            maxLength={1000}
            value={report[field] ?? ''}
            onChange={(event) => table.changeReport({ ...report, [field]: event.target.value })}
          />
        </label>
      ))}
      <label>
        {t('reporter.finish.spectators')}
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={999_999}
          value={report.spectators ?? ''}
          onChange={(event) => table.changeReport({ ...report, spectators: countOf(event.target.value) })}
        />
      </label>
    </div>
  );
}

/** null: nobody has counted. */
function countOf(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}
