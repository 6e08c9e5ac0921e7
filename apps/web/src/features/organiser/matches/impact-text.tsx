import type { Impact } from '@sevenmetre/contract/matches/match-changes';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { TableEffects } from '../groups/table-effects.tsx';
import { tableEffectOf } from './table-effect-of.ts';
import '../groups/groups.css';

interface ImpactTextProps {
  readonly impact: Impact;
  /** Tables and seats follow only once the match is approved. */
  readonly waits?: boolean;
  /** The result of a sealed report changes: it gets a new version (MA96). */
  readonly seals?: boolean;
}

/** What a change of a match does to its result, to tables, seats and matches. */
export function ImpactText({ impact, waits = false, seals = false }: ImpactTextProps) {
  const t = useWords();
  const { before, after } = impact;
  return (
    <div className="group-list__panel">
      <p>{t('officialScore.change', { before: resultText(before), after: resultText(after) })}</p>
      {waits ? <Banner kind="wait">{t('officialScore.notApproved')}</Banner> : null}
      {seals ? <p>{t('officialScore.sealed')}</p> : null}
      <TableEffects effect={tableEffectOf(impact)} />
    </div>
  );
}

function resultText({ homeScore, awayScore }: Impact['before']): string {
  return homeScore === null || awayScore === null ? '–' : `${homeScore}:${awayScore}`;
}
