import type { PlanOverview, PlanSettings, RemedyChange } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { timeText } from '../clock.ts';

export type Remedy = NonNullable<PlanOverview['capacity']>['remedies']['single'][number];

/** More courts than this are counted, not named. */
const mostNamed = 3;

/** "Open H1 and H2 until 21:00". */
export function remedyText(t: Translator, change: RemedyChange, settings: PlanSettings | undefined): string {
  switch (change.kind) {
    case 'later':
    case 'earlier':
      return t(`plan.remedy.${change.kind}`, {
        courts: courtsText(t, change.courts, settings),
        time: timeText(change.to),
      });
    case 'openDay':
      return t('plan.remedy.openDay', {
        courts: courtsText(t, change.courts, settings),
        from: timeText(change.open),
        time: timeText(change.close),
      });
    case 'useCourts':
      return t('plan.remedy.useCourts', { courts: courtsText(t, change.courts, settings) });
    case 'moreInDay':
    case 'moreOnWay':
      return t(`plan.remedy.${change.kind}`, { category: change.category, count: change.to });
    case 'laterEnd':
      return t('plan.remedy.laterEnd', { category: change.category, time: timeText(change.to) });
  }
}

/** The day and the hours of courts that a remedy costs. */
export function remedyCost(
  t: Translator,
  { change, courtMinutes }: Remedy,
  settings: PlanSettings | undefined,
): string {
  const hours = t.number(Math.ceil(courtMinutes / 60));
  if (change.kind === 'useCourts') return t('plan.remedy.hallHours', { hours });
  if (!('day' in change)) return t('plan.remedy.noHours');
  const iso = settings?.days[change.day];
  const day = iso === undefined ? '' : weekdayText(t, iso);
  return t('plan.remedy.courtHours', { day, hours });
}

function courtsText(t: Translator, keys: readonly string[], settings: PlanSettings | undefined): string {
  if (keys.length > mostNamed) return t('plan.remedy.courts', { count: keys.length });
  const codes = new Map(settings?.halls.map(({ id, code }) => [String(id), code]));
  return keys
    .map((key) => {
      const [hall = key, court] = key.split('/');
      return `${codes.get(hall) ?? hall}${court === undefined ? '' : `/${court}`}`;
    })
    .join(', ');
}
