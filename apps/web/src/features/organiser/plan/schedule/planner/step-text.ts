import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { nameOf, placeText } from '../model/names.ts';
import type { ScheduleView } from '../model/schedule-view.ts';

/** A change in a few words, for undo, announcements and conflicts. */
export function stepText(t: Translator, view: ScheduleView, change: PlanChange): string {
  switch (change.kind) {
    case 'place':
      return t('planSchedule.step.place', {
        match: nameOf(view, change.match),
        place: placeText(t, view, change.to),
      });
    case 'unplace':
      return t('planSchedule.step.unplace', { match: nameOf(view, change.match) });
    case 'swap': {
      const [match, other] = change.matches;
      return t('planSchedule.step.swap', { match: nameOf(view, match), other: nameOf(view, other) });
    }
    case 'shift':
      return t('planSchedule.step.shift', { count: change.matches.length });
    case 'lock':
      return t(change.on ? 'planSchedule.step.lock' : 'planSchedule.step.unlock', {
        count: change.matches.length,
      });
    case 'apply':
      if (change.source !== undefined)
        return t('planSchedule.step.applyFrom', { count: change.placements.length, source: change.source });
      return t('planSchedule.step.apply', { count: change.placements.length });
    case 'format':
      return t('planSchedule.step.format', { category: change.category });
    case 'draw':
      return t('planSchedule.step.draw', { category: change.category });
    case 'undo':
      return t('planSchedule.step.undo');
    case 'redo':
      return t('planSchedule.step.redo');
  }
}
