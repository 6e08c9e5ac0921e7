import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import {
  adminPlacesPath,
  listPath,
  priceListPath,
  settingsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';

const steps = [
  ['categories', listPath('categories')],
  ['halls', adminPlacesPath],
  ['dates', settingsPath],
  ['prices', priceListPath],
] as const;

/** What an organiser does before the first club registers, in this order, and where clubs do that. */
export function Preparation() {
  const t = useWords();
  const { within } = useWorkingEdition();
  return (
    <Card title={t('organiser.preparation.title')}>
      <ol className="overview__tasks">
        {steps.map(([step, path]) => (
          <li key={step}>
            <span>
              <b>{t(`organiser.preparation.${step}`)}</b>
              <small>{t(`organiser.preparation.${step}Text`)}</small>
            </span>
            <Link className="button button--outline" to={within(path)}>
              {t('organiser.overview.open')}
              <span className="visually-hidden">: {t(`organiser.preparation.${step}`)}</span>
            </Link>
          </li>
        ))}
        <li>
          <span>
            <b>{t('organiser.preparation.clubs')}</b>
            <small>{t('organiser.preparation.clubsText')}</small>
          </span>
          <a href={clubRegistrationStartPath}>{location.host + clubRegistrationStartPath}</a>
        </li>
      </ol>
    </Card>
  );
}
