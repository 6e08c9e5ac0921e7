import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { CheckField } from '../../../../ui/forms/choice-fields.tsx';
import { momentText } from './capacity-line.tsx';
import type { Engine } from './engine/use-engine.ts';
import type { ScheduleView } from './model/schedule-view.ts';
import type { Run } from './use-run.ts';

interface EmptyCardProps {
  readonly view: ScheduleView;
  readonly engine: Engine;
  readonly search: Run;
  readonly paste: () => void;
  readonly start: () => void;
}

/** Before the first match has a place: three ways to begin, and the proof when no schedule can exist. */
export function EmptyCard({ view, engine, search, paste, start }: EmptyCardProps) {
  const t = useWords();
  const worst = engine.capacity?.tightest.find(({ need, have }) => need > have);
  const ways = [
    ['pasteTitle', 'pasteHint', 'file', paste],
    ['byHand', 'byHandHint', 'start', start],
  ] as const;
  return (
    <section className="empty-card" aria-labelledby="empty-title">
      <h2 id="empty-title">{t('planSchedule.emptyTitle')}</h2>
      <p>
        {t('planSchedule.emptyText', {
          matches: view.matches.size,
          halls: view.courts.length,
          days: view.days.length,
        })}
      </p>
      {worst ? (
        <p className="empty-card__short" role="status">
          <b>{t('planSchedule.short', { count: worst.need - worst.have })}. </b>
          {t(worst.side === 'by' ? 'planSchedule.proofBy' : 'planSchedule.proofFrom', {
            moment: momentText(t, view.days, worst),
            need: worst.need,
            have: worst.have,
          })}
        </p>
      ) : null}
      <div className="empty-card__choice">
        <b>{t('planSchedule.fillAll')}</b>
        <span>{t('planSchedule.fillHint')}</span>
        <AsyncButton action={() => search.start('scratch')}>{t('planSchedule.fill')}</AsyncButton>
        <CheckField
          name="compact"
          label={t('planSchedule.compact')}
          hint={t('planSchedule.compactHint')}
          value={search.compact}
          onChange={search.setCompact}
        />
      </div>
      {ways.map(([title, hint, button, action]) => (
        <div key={title} className="empty-card__choice">
          <b>{t(`planSchedule.${title}`)}</b>
          <span>{t(`planSchedule.${hint}`)}</span>
          <button type="button" className="tool-button" onClick={action}>
            {t(`planSchedule.${button}`)}
          </button>
        </div>
      ))}
    </section>
  );
}
