import type { RosterFinding } from '@sevenmetre/rules/roster';
import { rosterRoles } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { findingText } from './problem-text.ts';
import type { DraftPlace, ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface PlacesStepProps {
  readonly draft: ParticipantDraft;
  readonly change: (patch: Partial<ParticipantDraft>) => void;
  readonly findings: readonly RosterFinding[];
  readonly teams: readonly RosterTeamView[];
  readonly numbersLocked: boolean;
  readonly lastNumber: number | null;
}

/** In which teams somebody is, as what, and with which number. */
export function PlacesStep(props: PlacesStepProps) {
  const { draft, change, findings, teams, lastNumber } = props;
  const t = useWords();
  if (teams.length === 0) return <p className="field-hint">{t('participants.form.noTeams')}</p>;
  const put = (place: DraftPlace) =>
    change({ places: draft.places.map((other) => (other.teamId === place.teamId ? place : other)) });
  const general = findings.filter(({ field, teamId }) => field === null && teamId === null);
  return (
    <>
      <p className="field-hint">
        {t('participants.form.teamsHint')}{' '}
        {lastNumber === null ? null : t('participants.lastNumber', { number: String(lastNumber) })}
      </p>
      {general.map((finding) => (
        <p key={finding.code} className="field-error" role="alert">
          {findingText(t, finding)}
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
                findings={findings.filter(({ teamId }) => teamId === team.id)}
              />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}

interface PlaceFieldsProps extends Pick<PlacesStepProps, 'findings' | 'numbersLocked'> {
  readonly team: RosterTeamView;
  readonly place: DraftPlace;
  readonly put: (place: DraftPlace) => void;
}

function PlaceFields({ team, place, put, findings, numbersLocked }: PlaceFieldsProps) {
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
          findings.filter((finding) => !isOfNumber(finding)),
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
          error={errorText(t, findings.filter(isOfNumber))}
        />
      ) : null}
    </fieldset>
  );
}

function isOfNumber({ code }: RosterFinding): boolean {
  return code.startsWith('jersey-number');
}

function errorText(t: ReturnType<typeof useWords>, findings: readonly RosterFinding[]) {
  const texts = findings.map((finding) => findingText(t, finding));
  return texts.length === 0 ? undefined : texts.join(' ');
}
