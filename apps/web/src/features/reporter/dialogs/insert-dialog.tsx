import type { GoalGap } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { contentOf } from '../match-events/content.ts';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { clockText } from '../matches/words.ts';
import { NumberGrid } from './number-grid.tsx';

interface InsertProps {
  readonly side: Side;
  readonly gap: Pick<GoalGap, 'stage' | 'middle'>;
}

/** A goal that was forgotten: who scored it, or that nobody knows yet. */
export function InsertSheet({ side, gap }: InsertProps) {
  const t = useWords();
  const { table, open } = useScreen();
  const { sheet } = useTable();
  const goal =
    sheet.types.find(({ code }) => code === 'goal') ??
    sheet.types.find(({ scoreIncrease }) => scoreIncrease > 0);
  const back = () => open({ kind: 'check' });
  const insert = (personId: number | null) => {
    if (goal === undefined) return;
    const time = { stage: gap.stage, seconds: gap.middle };
    void table.record(contentOf(sheet, { side, personId, typeId: goal.id, time })).then(back);
  };
  const title = t('reporter.check.goalAt', { team: sheet.teams[side].name, time: clockText(gap.middle) });
  return (
    <Dialog title={title} close={back}>
      <p>{t('reporter.check.who')}</p>
      <NumberGrid side={side} chosen={undefined} choose={insert} />
      <button className="reporter-button" type="button" onClick={() => insert(null)}>
        {t('reporter.grid.unknown')}
      </button>
    </Dialog>
  );
}
