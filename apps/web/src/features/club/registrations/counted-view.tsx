import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import type { Translator } from '@sevenmetre/phrases';
import type { JoinOrder } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { newKey } from '../../../lib/queries/new-key.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { FormQuestion } from './conflict-view.tsx';
import { withCounted } from './counted.ts';
import type { DraftTeam, RegistrationDraft } from './draft.ts';

interface CountedViewProps {
  readonly draft: RegistrationDraft;
  /** What was counted on the join page since the form was begun. */
  readonly order: JoinOrder;
  readonly offer: ClubOffer;
  readonly decide: (draft: RegistrationDraft) => void;
}

/** Asks which numbers a form has that was begun before its club counted again (CR13). */
export function CountedView({ draft, order, offer, decide }: CountedViewProps) {
  const { t, locale } = useLanguage();
  const counted = withCounted(draft, order, offer, newKey);
  const removed = draft.form.teams.length - counted.form.teams.length;
  const choices = [
    {
      title: t('clubRegistration.counted.form'),
      word: t('clubRegistration.counted.keep'),
      draft: { ...draft, order },
    },
    {
      title: t('clubRegistration.counted.chosen'),
      word: t('clubRegistration.counted.take'),
      draft: counted,
    },
  ];
  return (
    <FormQuestion title={t('clubRegistration.counted.title')}>
      <p>{t('clubRegistration.counted.text')}</p>
      <dl className="registration-form__counted">
        {choices.map((choice) => (
          <div key={choice.word}>
            <dt>{choice.title}</dt>
            <dd>{numbersText(t, locale, offer, choice.draft.form.teams)}</dd>
          </div>
        ))}
      </dl>
      {removed > 0 ? <p>{t('clubRegistration.counted.removes', { count: removed })}</p> : null}
      <div className="actions">
        {choices.map((choice) => (
          <button
            key={choice.word}
            type="button"
            className="button button--outline"
            onClick={() => decide(choice.draft)}
          >
            {choice.word}
          </button>
        ))}
      </div>
    </FormQuestion>
  );
}

/** “2 teams, 28 persons, Hostel, WA” */
function numbersText(t: Translator, locale: Locale, offer: ClubOffer, teams: readonly DraftTeam[]): string {
  const persons = teams.reduce((sum, team) => sum + (team.bundlePersons ?? 0), 0);
  const packages = offer.priceList.filter(({ id }) =>
    teams.some((team) => team.bundlePricelistItemId === id),
  );
  const categories = offer.categories.filter(({ id }) => teams.some((team) => team.teamCategoryId === id));
  const levels = new Set(teams.map((team) => team.teamStartServiceLevelId));
  const chosenLevels =
    offer.serviceLevels.length > 1 ? offer.serviceLevels.filter(({ id }) => levels.has(id)) : [];
  return [
    t('clubRegistration.total.teams', { count: teams.length }),
    t('clubRegistration.total.persons', { count: persons }),
    ...[...packages, ...chosenLevels].map((one) => localName(one, locale)),
    ...categories.map(({ code }) => code),
  ].join(', ');
}
