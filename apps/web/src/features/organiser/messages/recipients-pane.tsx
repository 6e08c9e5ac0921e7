import type { AdminMessage, MessageReach } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { type Audience, everyClub } from '@sevenmetre/rules/messages';
import { locales } from '@sevenmetre/rules/vocabulary';
import { instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Token } from '../../../ui/lists/list-filters.tsx';
import { Pop } from '../../../ui/lists/pop.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { conditionTexts } from './audience-text.ts';
import type { Choices, MessageValues } from './message-form.ts';
import { RecipientFields } from './recipient-fields.tsx';
import './recipients-pane.css';

export interface RecipientsPaneProps {
  readonly values: MessageValues;
  readonly choices: Choices;
  readonly change: (patch: Partial<MessageValues>) => void;
  /** Whom the message would reach now; undefined: not counted yet. */
  readonly reach: MessageReach | undefined;
  readonly timeZone: string;
}

/** Whom a message is for: conditions as tokens, counted and listed, with those who are left out and why. */
export function RecipientsPane({ values, choices, change, reach, timeZone }: RecipientsPaneProps) {
  const t = useWords();
  const records = reach === undefined ? '…' : recordsText(t, values, reach);
  return (
    <section className="message-pane" aria-label={t('messages.reach')}>
      <div className="message-pane__head">
        <h2>
          <span role="status">{t('messages.toHead', { records })}</span>
        </h2>
        {reach === undefined ? null : (
          <span className="muted">{t('messages.mails', { count: reach.mails })}</span>
        )}
      </div>
      <div className="message-pane__body">
        <Conditions values={values} choices={choices} change={change} records={records} />
        {reach === undefined ? null : <ReachNotes values={values} reach={reach} timeZone={timeZone} />}
      </div>
      {reach === undefined ? null : (
        <Recipients values={values} choices={choices} change={change} recipients={reach.recipients} />
      )}
    </section>
  );
}

type ConditionsProps = Pick<RecipientsPaneProps, 'values' | 'choices' | 'change'>;

/** A token for each condition, and the box that adds one, which says how many there are. */
function Conditions({ values, choices, change, records }: ConditionsProps & { readonly records: string }) {
  const t = useWords();
  return (
    <div className="message-tokens">
      {conditionTexts(t, values, choices.places).map(({ name, label, value }) => (
        <Token key={name} label={label} value={value} remove={() => change(without[name])} />
      ))}
      <Pop
        part="condition"
        className="list-filters__add"
        title={dotted([t('messages.conditions'), records])}
        face={<>+ {t('messages.condition')}</>}
      >
        {() => (
          <div className="message-conditions">
            <RecipientFields form={values} choices={choices} change={change} />
          </div>
        )}
      </Pop>
    </div>
  );
}

/** What is left of the conditions without one of them. */
const without: Readonly<Record<ReturnType<typeof conditionTexts>[number]['name'], Partial<MessageValues>>> = {
  recipientType: { recipientType: everyClub.recipientType, states: [] },
  states: { states: [] },
  categories: { categories: [] },
  placeIds: { placeIds: [] },
  byHand: { clubIds: [], exceptClubIds: [] },
  overdueOnly: { overdueOnly: false },
  withLeaders: { withLeaders: false },
};

interface ReachNotesProps extends Pick<RecipientsPaneProps, 'values' | 'timeZone'> {
  readonly reach: MessageReach;
}

/** Mails by language, who has no address, and when clubs were reminded last. */
function ReachNotes({ values, reach, timeZone }: ReachNotesProps) {
  const t = useWords();
  const { withoutAddress, remindedAt } = reach;
  return (
    <>
      {remindedAt === null ? null : (
        <Banner kind="wait">
          {t('messages.reminder.again', { at: instantText(t, remindedAt, timeZone) })}
        </Banner>
      )}
      <p className="message-pane__note">
        {[
          languagesText(reach),
          ...(withoutAddress > 0 ? [`${t('messages.reachNobody')}: ${t.number(withoutAddress)}`] : []),
        ]
          .filter((part) => part !== '')
          .join('. ')}
      </p>
      <p className="message-pane__note muted">{t(hintOf(values))}</p>
    </>
  );
}

interface RecipientsProps extends ConditionsProps {
  readonly recipients: MessageReach['recipients'];
}

/** Clubs or referees by name; a club that is not ticked is left out. Those without an address and those left out are last. */
function Recipients({ values, choices, change, recipients }: RecipientsProps) {
  const t = useWords();
  const { recipientType, exceptClubIds } = values;
  const written = recipients.filter(({ people }) => people.length > 0);
  const unwritten = recipients.filter(({ people }) => people.length === 0);
  const leftOut = choices.clubs.filter(({ id }) => exceptClubIds.includes(id));
  const isToClubs = recipientType === 'clubs';
  const leaveOut = (id: number) => change({ exceptClubIds: [...exceptClubIds, id] });
  const takeBack = (id: number) => change({ exceptClubIds: exceptClubIds.filter((known) => known !== id) });
  return (
    <ul className="message-recipients">
      {[...written, ...unwritten].map(({ id, name, countryCode, due, people }) => (
        <Recipient
          key={id}
          name={name}
          countryCode={countryCode}
          toggle={isToClubs ? () => leaveOut(id) : null}
          isOn
          title={people.map(({ email }) => email).join(', ')}
        >
          {people.length === 0 ? (
            <strong className="message-recipients__why">{t('messages.noAddress')}</strong>
          ) : (
            <span className="muted">{languagesOf(people)}</span>
          )}
          {due === null ? null : <b>{moneyText(t, due.amount, due.currency)}</b>}
        </Recipient>
      ))}
      {leftOut.map(({ id, name }) => (
        <Recipient key={id} name={name} countryCode={null} toggle={() => takeBack(id)} isOn={false} title="">
          <strong className="message-recipients__why">{t('messages.leftOut')}</strong>
        </Recipient>
      ))}
    </ul>
  );
}

interface RecipientProps {
  readonly name: string;
  readonly countryCode: string | null;
  /** null: cannot be left out by itself. */
  readonly toggle: (() => void) | null;
  readonly isOn: boolean;
  /** Addresses. */
  readonly title: string;
  readonly children: React.ReactNode;
}

function Recipient({ name, countryCode, toggle, isOn, title, children }: RecipientProps) {
  const t = useWords();
  return (
    <li data-off={!isOn} title={title}>
      <label>
        {toggle === null ? null : <input type="checkbox" checked={isOn} onChange={toggle} />}
        <span className="message-recipients__name">
          {name}
          {countryCode === null ? null : (
            <Flag countryCode={countryCode} sportCode={countryNameOf(t, countryCode)} />
          )}
        </span>
        {children}
      </label>
    </li>
  );
}

function languagesOf(people: MessageReach['recipients'][number]['people']): string {
  return locales.filter((locale) => people.some((person) => person.locale === locale)).join(', ');
}

/** "cs 21 · en 8": mails by the language of the recipient’s account. */
export function languagesText({ byLocale }: Pick<MessageReach, 'byLocale'>): string {
  return locales
    .filter((locale) => byLocale[locale] > 0)
    .map((locale) => `${locale} ${byLocale[locale]}`)
    .join(' · ');
}

/** "12 clubs". */
export function recordsText(
  t: Translator,
  { recipientType }: Pick<Audience, 'recipientType'>,
  { records }: Pick<AdminMessage['reach'], 'records'>,
): string {
  return t(recipientType === 'clubs' ? 'messages.reachClubs' : 'messages.reachReferees', { count: records });
}

/** Whom mails go to, and who else sees the message: a reminder is not for team admins. */
function hintOf({ recipientType, overdueOnly }: Audience) {
  if (recipientType !== 'clubs') return 'messages.reachHintReferees';
  return overdueOnly ? 'messages.reminder.onlyHint' : 'messages.reachHint';
}
