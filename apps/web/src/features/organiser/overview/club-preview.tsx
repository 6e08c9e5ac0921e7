import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import type { Preparation, PreparationStep } from '@sevenmetre/rules/editions';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { dayRange } from '../../../lib/time/days.ts';
import { editionName } from '../../../lib/words/edition-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { categoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';

interface ClubPreviewProps {
  readonly facts: PreparationFacts;
  readonly preparation: Preparation;
}

/** What clubs will find, with a hole for what they would miss. */
export function ClubPreview({ facts, preparation }: ClubPreviewProps) {
  const t = useWords();
  const { isCurrent, name, year, startDate, endDate, categories, prices, hasTerms, origin } = facts;
  const looks = categoryLooks(categories);
  const numberOf = (step: PreparationStep) => {
    return t.number(preparation.steps.find((one) => one.step === step)?.number ?? 0);
  };
  return (
    <Card
      title={t('organiser.preparation.preview')}
      {...(isCurrent
        ? { aside: <a href={clubRegistrationStartPath}>{t('organiser.overview.open')}</a> }
        : {})}
    >
      <div className="preparation__club-view">
        <p className="preparation__head">
          <b>{editionName({ name, year })}</b>
          <small>{dayRange(t, startDate, endDate)}</small>
        </p>
        <div>
          <small>{t('organiser.preparation.freePlaces')}</small>
          {categories.length === 0 ? (
            <Hole>{t('organiser.preparation.noCategories', { step: numberOf('categories') })}</Hole>
          ) : (
            <p className="preparation__plates">
              {looks.map((look, index) => (
                <span key={look.code}>
                  <CategoryPlate category={look} /> {t.number(categories[index]?.capacity ?? 0)}
                </span>
              ))}
            </p>
          )}
        </div>
        <div>
          <small>{t('organiser.preparation.name.prices')}</small>
          {prices === 0 ? (
            <Hole>{t('organiser.preparation.noPrice', { step: numberOf('prices') })}</Hole>
          ) : (
            <p>{t('organiser.preparation.is.prices', { count: prices })}</p>
          )}
        </div>
        <div>
          <small>{t('organiser.preparation.need')}</small>
          <p>{t('organiser.preparation.needs')}</p>
        </div>
        {hasTerms ? null : <Hole>{t('organiser.preparation.noTerms', { step: numberOf('terms') })}</Hole>}
      </div>
      {isCurrent ? <RegistrationAddress /> : null}
      {origin === null ? null : <OriginText origin={origin} />}
    </Card>
  );
}

/** What came from the edition before. */
function OriginText({ origin: { copied, ...from } }: { origin: NonNullable<PreparationFacts['origin']> }) {
  const { t, locale } = useLanguage();
  const name = editionName(from);
  if (copied === null)
    return <p className="preparation__address muted">{t('organiser.preparation.cameUncounted', { name })}</p>;
  const things = (['categories', 'suppliers', 'prices', 'halls', 'beds', 'settings'] as const)
    .filter((thing) => copied[thing] > 0)
    .map((thing) => t(`organiser.preparation.copied.${thing}`, { count: copied[thing] }));
  const list = new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' });
  return (
    <p className="preparation__address muted">
      {t('organiser.preparation.came', { name, things: list.format(things) })}
    </p>
  );
}

function Hole({ children }: { children: string }) {
  return <p className="preparation__missing">{children}</p>;
}

/** Where clubs register, to be sent to them. */
function RegistrationAddress() {
  const t = useWords();
  return (
    <p className="preparation__address">
      {t('organiser.preparation.clubs')}:{' '}
      <a href={clubRegistrationStartPath}>{location.host + clubRegistrationStartPath}</a>{' '}
      <span className="muted">{t('organiser.preparation.clubsText')}</span>
    </p>
  );
}
