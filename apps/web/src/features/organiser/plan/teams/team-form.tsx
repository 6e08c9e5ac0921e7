import type { PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { NumberField } from '../../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { momentOf, momentTyped } from './team-moment.ts';
import { lastPlaceOf } from '../category-plan.tsx';

interface TeamFormProps {
  readonly team: PlanTeam;
  readonly teams: PlanTeams;
  /** Days of the tournament. */
  readonly days: number;
  /** Reads the teams again: a refusal may mean that somebody else was first. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** Seed, wishes and coaches of one team. */
export function TeamForm(props: TeamFormProps) {
  const { team, close } = props;
  const t = useWords();
  const form = useTeamForm(props);
  const moment = { hint: t('planSettings.teams.momentHint'), optional: true } as const;
  return (
    <Form form={form} className="plan-form" label={team.name}>
      <b>{team.name}</b>
      <NumberField {...form.field('seed')} label={t('planSettings.teams.seed')} optional />
      <NumberField
        {...form.field('lastPlace')}
        label={t('planSettings.teams.lastPlace')}
        hint={placeHint(t, team, form.values.lastPlace)}
        optional
      />
      <TextField
        {...form.field('coaches')}
        label={t('planSettings.teams.coaches')}
        hint={t('planSettings.teams.coachesHint')}
        optional
      />
      <TextField {...form.field('from')} {...moment} label={t('planSettings.teams.notBefore')} />
      <TextField {...form.field('until')} {...moment} label={t('planSettings.teams.notAfter')} />
      <TextField {...form.field('reason')} label={t('planSettings.teams.reason')} maxLength={300} optional />
      <Submit form={form} label={t('planSettings.teams.save', { team: team.name })} cancel={close}>
        {t('planSettings.save')}
      </Submit>
    </Form>
  );
}

function useTeamForm({ team, teams: { revision }, days, refresh, close }: TeamFormProps) {
  const t = useWords();
  const save = useWrite('planTeamsSave', ['planTeams', 'planDraft', 'planOverview']);
  const rank = (value: number | null) =>
    value === null || (Number.isInteger(value) && value > 0) ? null : t('planSettings.invalidNumber');
  const moment = (typed: string) =>
    momentOf(typed, days) === undefined ? t('planSettings.teams.invalidMoment') : null;
  return useForm({
    id: `team-${team.id}`,
    values: {
      seed: team.seed,
      lastPlace: lastPlaceOf(team),
      coaches: team.coaches.join(', '),
      from: momentTyped(team.notBefore),
      until: momentTyped(team.notAfter),
      reason: team.reason ?? '',
    },
    check: ({ seed, lastPlace, from, until }) => ({
      seed: rank(seed),
      lastPlace: rank(lastPlace),
      from: moment(from),
      until: moment(until),
    }),
    send: async ({ seed, lastPlace, coaches, from, until, reason }) => {
      const wishes = {
        seed,
        lastPlace: givenPlace(team, lastPlace),
        coaches: coaches.split(',').flatMap((name) => name.trim() || []),
        notBefore: momentOf(from, days) ?? null,
        notAfter: momentOf(until, days) ?? null,
        reason: reason.trim() || null,
      };
      const outcome = await save({ body: { revision, teams: [{ id: team.id, ...wishes }] } });
      if (!outcome.ok) {
        await refresh();
        return outcome;
      }
      showToast('done', t('planSettings.teams.saved', { team: team.name }));
      close();
      return outcome;
    },
  });
}

/** What is stored: a place that the archive knows is not given by hand. */
function givenPlace({ archivedPlace }: PlanTeam, lastPlace: number | null): number | null {
  return lastPlace === archivedPlace?.place ? null : lastPlace;
}

function placeHint(t: Translator, { archivedPlace }: PlanTeam, lastPlace: number | null): string | undefined {
  if (!archivedPlace) return undefined;
  const { place } = archivedPlace;
  const year = String(archivedPlace.year);
  return lastPlace === place
    ? t('planSettings.teams.fromYear', { year })
    : t('planSettings.teams.whenEmpty', { place, year });
}
