import type { PlanTeam, PlanTeams, PlanTeamsBody } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import type { FieldProps } from '../../../../ui/forms/field-frame.tsx';
import { NumberField } from '../../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { momentOf, momentTyped } from './team-moment.ts';
import { lastPlaceOf } from '../category-plan.tsx';

interface TeamFormProps {
  readonly team: PlanTeam;
  readonly teams: PlanTeams;
  /** Days of the tournament. */
  readonly days: number;
  readonly close: () => void;
}

/** Seed, wishes and coaches of one team. */
export function TeamForm({ team, teams, days, close }: TeamFormProps) {
  const t = useWords();
  const save = useSave(team, teams.revision, close);
  const [seed, setSeed] = useState(team.seed);
  const [lastPlace, setLastPlace] = useState(lastPlaceOf(team));
  const [coaches, setCoaches] = useState(team.coaches.join(', '));
  const [from, setFrom] = useState(momentTyped(team.notBefore));
  const [until, setUntil] = useState(momentTyped(team.notAfter));
  const [reason, setReason] = useState(team.reason ?? '');
  const [notBefore, notAfter] = [momentOf(from, days), momentOf(until, days)];
  const isGood = notBefore !== undefined && notAfter !== undefined && isWhole(seed) && isWhole(lastPlace);
  const store = async () => {
    if (notBefore === undefined || notAfter === undefined || !isGood) return false;
    const names = coaches.split(',').map((name) => name.trim());
    const why = reason.trim() === '' ? null : reason.trim();
    const given = { seed, lastPlace: givenPlace(team, lastPlace), notBefore, notAfter, reason: why };
    return save({ ...given, coaches: names.filter((name) => name !== '') });
  };
  const id = (field: string) => `team-${team.id}-${field}`;
  return (
    <div className="plan-form" role="group" aria-label={team.name}>
      <b>{team.name}</b>
      <RankField name={id('seed')} label={t('planSettings.teams.seed')} value={seed} onChange={setSeed} />
      <RankField
        name={id('last')}
        label={t('planSettings.teams.lastPlace')}
        hint={placeHint(t, team, lastPlace)}
        value={lastPlace}
        onChange={setLastPlace}
      />
      <TextField
        name={id('coaches')}
        label={t('planSettings.teams.coaches')}
        hint={t('planSettings.teams.coachesHint')}
        value={coaches}
        onChange={setCoaches}
        optional
      />
      <MomentField
        name={id('from')}
        label={t('planSettings.teams.notBefore')}
        value={from}
        onChange={setFrom}
        days={days}
      />
      <MomentField
        name={id('until')}
        label={t('planSettings.teams.notAfter')}
        value={until}
        onChange={setUntil}
        days={days}
      />
      <TextField
        name={id('reason')}
        label={t('planSettings.teams.reason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        optional
      />
      <div className="plan-inline">
        <AsyncButton
          action={store}
          disabled={!isGood}
          label={t('planSettings.teams.save', { team: team.name })}
        >
          {t('planSettings.save')}
        </AsyncButton>
        <button type="button" className="button button--outline" onClick={close}>
          {t('planSettings.teams.cancel')}
        </button>
      </div>
    </div>
  );
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

type Wishes = Omit<PlanTeamsBody['teams'][number], 'id'>;

function useSave(team: PlanTeam, revision: number, close: () => void) {
  const t = useWords();
  const save = useWrite('planTeamsSave', ['planTeams', 'planDraft', 'planOverview']);
  return async (wishes: Wishes): Promise<boolean> => {
    const outcome = await save({ body: { revision, teams: [{ id: team.id, ...wishes }] } });
    if (outcome.ok) {
      showToast('done', t('planSettings.teams.saved', { team: team.name }));
      close();
    } else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}

const isWhole = (value: number | null): boolean => value === null || (Number.isInteger(value) && value > 0);

/** A rank from 1, or none. */
function RankField(props: FieldProps<number | null>) {
  const t = useWords();
  const error = isWhole(props.value) ? undefined : t('planSettings.invalidNumber');
  return <NumberField {...props} error={error} optional />;
}

/** The day of the tournament and a time, or nothing. */
function MomentField({ days, ...props }: FieldProps<string> & { readonly days: number }) {
  const t = useWords();
  const isKnown = momentOf(props.value, days) !== undefined;
  const error = isKnown ? undefined : t('planSettings.teams.invalidMoment');
  return <TextField {...props} hint={t('planSettings.teams.momentHint')} error={error} optional />;
}
