import { everyClub } from '@sevenmetre/rules/messages';
import {
  messageRecipients,
  refereeRegistrationStates,
  registrationStates,
} from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { Token } from '../../../ui/lists/list-filters.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { Choices, MessageValues } from './message-form.ts';

interface RecipientFieldsProps {
  readonly form: MessageValues;
  readonly choices: Choices;
  readonly change: (patch: Partial<MessageValues>) => void;
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

/** Clubs that get the message whatever the conditions say; those that do not are unticked in the list of recipients. */
function PickedClubs({ form: { clubIds, exceptClubIds }, clubs, change }: PickedClubsProps) {
  const t = useWords();
  const open = clubs.filter(({ id }) => !clubIds.includes(id) && !exceptClubIds.includes(id));
  const added = clubs.filter(({ id }) => clubIds.includes(id));
  return (
    <fieldset className="check-group">
      <legend>{t('messages.picked')}</legend>
      <ListField<string>
        name="addClub"
        label={t('messages.addClub')}
        value=""
        none={t('messages.chooseClub')}
        optional="unsaid"
        onChange={(id) => (id === '' ? undefined : change({ clubIds: [...clubIds, Number(id)] }))}
        options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <div className="message-tokens">
        {added.map(({ id, name }) => (
          <Token
            key={id}
            label="+"
            value={name}
            remove={() => change({ clubIds: clubIds.filter((known) => known !== id) })}
          />
        ))}
      </div>
      <div className="field-hint">{t('messages.pickedHint')}</div>
    </fieldset>
  );
}
