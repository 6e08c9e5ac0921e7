import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { ChangeNames } from './change-names.ts';

/** What happened, in one line. */
export function happeningText(t: Translator, names: ChangeNames, happening: PlanHappening): string {
  switch (happening.kind) {
    case 'hallClosed':
    case 'hallGained':
      return t(`planChanges.said.${happening.kind}`, {
        hall: names.hall(happening.hall),
        from: names.moment(happening.from),
        to: names.moment(happening.to),
      });
    case 'hallLate': {
      const { hall, from, minutes } = happening;
      return t('planChanges.said.hallLate', { hall: names.hall(hall), from: names.moment(from), minutes });
    }
    case 'categoryDelayed': {
      const { category, until } = happening;
      return t('planChanges.said.categoryDelayed', { category, until: names.moment(until) });
    }
    case 'matchPostponed': {
      const { match, until } = happening;
      return t('planChanges.said.matchPostponed', { match: names.match(match), until: names.moment(until) });
    }
    case 'matchMoved': {
      const { match, to } = happening;
      return t('planChanges.said.matchMoved', { match: names.match(match), place: names.place(to) });
    }
    case 'matchesSwapped': {
      const [match, other] = happening.matches;
      return t('planChanges.said.matchesSwapped', { match: names.match(match), other: names.match(other) });
    }
    case 'teamsSwapped': {
      const [team, other] = happening.teams;
      return t('planChanges.said.teamsSwapped', { team: names.team(team), other: names.team(other) });
    }
    case 'teamAdded':
    case 'groupSmaller': {
      const { team, group } = happening;
      return t(`planChanges.said.${happening.kind}`, { team: names.team(team), group: names.group(group) });
    }
  }
}
