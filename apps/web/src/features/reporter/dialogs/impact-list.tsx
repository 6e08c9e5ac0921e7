import type { Impact } from '@sevenmetre/contract/matches/match-changes';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import type { AskedImpact } from './use-impact.ts';

const most = 8;

/** Tables, matches and seats that a change would touch. */
export function ImpactList({ impact }: { impact: AskedImpact }) {
  const t = useWords();
  if (impact === 'loading') return <p className="dimmed">{t('reporter.impact.loading')}</p>;
  if (impact === 'away') return <p className="dimmed">{t('reporter.impact.away')}</p>;
  const lines = linesOf(t, impact);
  return (
    <div className="reporter-stack">
      <h3>{t('reporter.impact.title')}</h3>
      {lines.length === 0 ? <p>{t('reporter.impact.nothing')}</p> : null}
      <ul className="reporter-list">
        {lines.slice(0, most).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type Team = Impact['tables'][number]['rows'][number]['team'];

function linesOf(t: Translator, impact: Impact): string[] {
  const nobody = t('reporter.impact.nobody');
  return [
    ...impact.conflicts.map(({ team }) =>
      team === null
        ? t('reporter.impact.conflictEmpty')
        : t('reporter.impact.conflict', { team: nameOf(team) ?? nobody }),
    ),
    ...impact.clashes.map(({ team, groupLabels }) =>
      t('reporter.impact.clash', { team: nameOf(team) ?? nobody, groups: groupLabels.join(', ') }),
    ),
    ...impact.tables.flatMap(({ label, rows }) =>
      rows.flatMap(({ team, before, after }) => {
        if (before.standings === after.standings && before.points === after.points) return [];
        const input = { label, team: nameOf(team) ?? nobody };
        return before.standings === after.standings
          ? t('reporter.impact.points', { ...input, before: before.points, after: after.points })
          : t('reporter.impact.table', {
              ...input,
              before: before.standings ?? '–',
              after: after.standings ?? '–',
            });
      }),
    ),
    ...impact.matches.map(({ matchNumber, before, after }) =>
      t('reporter.impact.seat', {
        number: String(matchNumber),
        before: nameOf(before) ?? nobody,
        after: nameOf(after) ?? nobody,
      }),
    ),
  ];
}

function nameOf(team: Team | null): string | null {
  if (team === null) return null;
  return team.numeral === null ? team.name : `${team.name} ${team.numeral}`;
}
