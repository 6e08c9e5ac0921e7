import { everyClub } from '@sevenmetre/rules/messages';
import {
  messageRecipients,
  refereeRegistrationStates,
  registrationStates,
} from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { Choices, TypedMessage } from './message-form.ts';

interface RecipientFieldsProps {
  readonly form: TypedMessage;
  readonly choices: Choices;
  readonly change: (patch: Partial<TypedMessage>) => void;
}

/** Conditions that clubs or referees meet, and clubs picked by hand. */
export function RecipientFields(props: RecipientFieldsProps) {
  const t = useWords();
  const { form, change } = props;
  const isToClubs = form.recipientType === 'clubs';
  const shown = isToClubs ? registrationStates : refereeRegistrationStates;
  const states = shown.filter((state) => state !== 'unknown');
  return (
    <>
      <ListField
        name="recipientType"
        label={t('messages.to')}
        value={form.recipientType}
        onChange={(value) =>
          change({
            ...everyClub,
            states: [],
            categories: [],
            placeIds: [],
            clubIds: [],
            exceptClubIds: [],
            summaryParts: [],
            recipientType: value === 'referees' ? 'referees' : 'clubs',
          })
        }
        options={messageRecipients.map((value) => ({ value, label: t(`messages.recipients.${value}`) }))}
      />
      {isToClubs ? (
        <CheckField
          name="overdueOnly"
          label={t('messages.reminder.only')}
          hint={t('messages.reminder.onlyHint')}
          value={form.overdueOnly}
          onChange={(overdueOnly) => change({ overdueOnly, ...(overdueOnly ? { withLeaders: false } : {}) })}
        />
      ) : null}
      <CheckGroup
        legend={t('messages.states')}
        hint={t(form.overdueOnly ? 'messages.reminder.statesHint' : 'messages.statesHint')}
        options={states.map((value) => ({ value, label: t(`registrations.state.${value}`) }))}
        chosen={form.states}
        change={(next) => change({ states: next })}
        inline
      />
      {isToClubs ? <ClubConditions {...props} /> : null}
    </>
  );
}

function ClubConditions({ form, choices: { categories, places, clubs }, change }: RecipientFieldsProps) {
  const t = useWords();
  return (
    <>
      {categories.length > 0 ? (
        <CheckGroup
          legend={t('messages.categories')}
          hint={t('messages.categoriesHint')}
          options={categories.map((value) => ({ value, label: value }))}
          chosen={form.categories}
          change={(next) => change({ categories: next })}
          inline
        />
      ) : null}
      {places.length > 0 ? (
        <CheckGroup
          legend={t('messages.places')}
          hint={t('messages.placesHint')}
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={form.placeIds.map(String)}
          change={(next) => change({ placeIds: next.map(Number) })}
          inline
        />
      ) : null}
      {clubs.length > 0 ? <PickedClubs form={form} clubs={clubs} change={change} /> : null}
      {form.overdueOnly ? null : (
        <CheckField
          name="withLeaders"
          label={t('messages.withLeaders')}
          hint={t('messages.withLeadersHint')}
          value={form.withLeaders}
          onChange={(withLeaders) => change({ withLeaders })}
        />
      )}
    </>
  );
}

type PickedClubsProps = Pick<RecipientFieldsProps, 'form' | 'change'> & Pick<Choices, 'clubs'>;

/** Clubs that get the message, or do not, whatever the conditions say. */
function PickedClubs({ form: { clubIds, exceptClubIds }, clubs, change }: PickedClubsProps) {
  const t = useWords();
  const nameOf = (id: number) => clubs.find((club) => club.id === id)?.name ?? '';
  const open = clubs
    .filter(({ id }) => !clubIds.includes(id) && !exceptClubIds.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const picker = (name: string, label: string, pick: (id: number) => void) => (
    <ListField<string>
      name={name}
      label={label}
      value=""
      none={t('messages.chooseClub')}
      optional="unsaid"
      onChange={(value) => (value === '' ? undefined : pick(Number(value)))}
      options={open}
    />
  );
  const tokens = [
    ...clubIds.map((id) => ({ id, label: t('messages.addedClub', { name: nameOf(id) }) })),
    ...exceptClubIds.map((id) => ({ id, label: t('messages.leftOutClub', { name: nameOf(id) }) })),
  ];
  const takeBack = (id: number) =>
    change({
      clubIds: clubIds.filter((known) => known !== id),
      exceptClubIds: exceptClubIds.filter((known) => known !== id),
    });
  return (
    <fieldset className="check-group">
      <legend>{t('messages.picked')}</legend>
      <div className="messages__pair">
        {picker('addClub', t('messages.addClub'), (id) => change({ clubIds: [...clubIds, id] }))}
        {picker('leaveOutClub', t('messages.leaveOutClub'), (id) =>
          change({ exceptClubIds: [...exceptClubIds, id] }),
        )}
      </div>
      {tokens.length === 0 ? null : (
        <ul className="messages__tokens">
          {tokens.map(({ id, label }) => (
            <li key={id}>
              {label}
              <button
                className="button button--outline"
                type="button"
                aria-label={t('messages.takeBack', { name: nameOf(id) })}
                onClick={() => takeBack(id)}
              >
                {t('signedIn.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field-hint">{t('messages.pickedHint')}</div>
    </fieldset>
  );
}
