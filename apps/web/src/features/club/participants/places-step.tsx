import type { RosterViolation } from '@sevenmetre/rules/roster';
import { rosterRoles } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { violationText } from './problem-text.ts';
import type { DraftPlace, ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface PlacesStepProps {
  readonly draft: ParticipantDraft;
  readonly change: (patch: Partial<ParticipantDraft>) => void;
  readonly violations: readonly RosterViolation[];
  readonly teams: readonly RosterTeamView[];
  readonly numbersLocked: boolean;
  readonly lastNumber: number | null;
}

/** In which teams somebody is, as what, and with which number. */
export function PlacesStep(props: PlacesStepProps) {
  const { draft, change, violations, teams, lastNumber } = props;
  const t = useWords();
  if (teams.length === 0) return <p className="field-hint">{t('participants.form.noTeams')}</p>;
  const put = (place: DraftPlace) =>
    change({ places: draft.places.map((other) => (other.teamId === place.teamId ? place : other)) });
  const general = violations.filter(({ field, teamId }) => field === null && teamId === null);
  return (
    <>
      <p className="field-hint">
        {t('participants.form.teamsHint')}{' '}
        {lastNumber === null ? null : t('participants.lastNumber', { number: String(lastNumber) })}
      </p>
      {general.map((violation) => (
        <p key={violation.code} className="field-error" role="alert">
          {violationText(t, violation)}
        </p>
      ))}
      <ul className="club-roster__teams">
        {teams.map((team) => {
          const place = draft.places.find(({ teamId }) => teamId === team.id);
          return place ? (
            <li key={team.id}>
              <PlaceFields
                {...props}
                team={team}
                place={place}
                put={put}
                violations={violations.filter(({ teamId }) => teamId === team.id)}
              />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}

interface PlaceFieldsProps extends Pick<PlacesStepProps, 'violations' | 'numbersLocked'> {
  readonly team: RosterTeamView;
  readonly place: DraftPlace;
  readonly put: (place: DraftPlace) => void;
}

function PlaceFields({ team, place, put, violations, numbersLocked }: PlaceFieldsProps) {
  const t = useWords();
  const name = `${team.categoryCode} ${team.name}`;
  return (
    <fieldset className="club-roster__place">
      <legend>{name}</legend>
      <ListField
        name={`role.${team.id}`}
        label={t('participants.column.role')}
        none={t('participants.role.none')}
        options={rosterRoles.map((role) => ({ value: role, label: t(`participants.role.${role}`) }))}
        value={place.role === 'none' ? '' : place.role}
        onChange={(value) => put({ ...place, role: rosterRoles.find((role) => role === value) ?? 'none' })}
        disabled={!team.editable}
        hint={team.editable ? undefined : t('participants.form.foreignTeam')}
        error={errorText(
          t,
          violations.filter((violation) => !isOfNumber(violation)),
        )}
      />
      {place.role === 'player' ? (
        <NumberField
          name={`number.${team.id}`}
          label={t('participants.column.number')}
          optional
          value={place.number}
          onChange={(number) => put({ ...place, number })}
          disabled={!team.editable || numbersLocked}
          error={errorText(t, violations.filter(isOfNumber))}
        />
      ) : null}
    </fieldset>
  );
}

function isOfNumber({ code }: RosterViolation): boolean {
  return code.startsWith('jersey-number');
}

function errorText(t: ReturnType<typeof useWords>, violations: readonly RosterViolation[]) {
  const texts = violations.map((violation) => violationText(t, violation));
  return texts.length === 0 ? undefined : texts.join(' ');
}
