import { planFormatsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { categoryLook } from '@sevenmetre/rules/look';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import type { CategoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import type { Pot, Pots } from './use-team-pots.ts';

interface PotPanelProps {
  readonly code: string;
  readonly look: CategoryLooks | undefined;
  readonly pots: Pots;
}

/** How full the pots of a category are, and what to look at before the draw. */
export function PotPanel({ code, look, pots }: PotPanelProps) {
  const t = useWords();
  const title = t('planSettings.teams.potsOf', { category: code });
  return (
    <section className="pot-panel" aria-label={title}>
      <div className="pot-panel__head">
        <h2>
          {look === undefined ? null : <CategoryPlate category={look} />} {t('planSettings.teams.pots')}
        </h2>
        {pots.pots.length === 0 ? null : (
          <p className="muted">
            {t('planSettings.teams.potsSummary', {
              teams: pots.teams.length,
              groups: pots.groups,
              pots: pots.pots.length,
            })}
          </p>
        )}
      </div>
      {pots.pots.length === 0 ? (
        <div className="pot-panel__part">
          <p>{t('planSettings.teams.noPots')}</p>
          <Link className="button" to={`${planFormatsPath}/${code}`}>
            {t('draws.toFormat')}
          </Link>
        </div>
      ) : (
        <>
          {pots.pots.map((pot) => (
            <PotPart key={pot.number} pot={pot} pots={pots} look={look} />
          ))}
          <Checks pots={pots} />
        </>
      )}
    </section>
  );
}

function PotPart({ pot, pots, look }: { pot: Pot; pots: Pots; look: CategoryLooks | undefined }) {
  const t = useWords();
  const ink = look === undefined ? '' : categoryLook(look.gender, look.ageRank).inkClass;
  const host = hostOf(pots);
  const abroad = pot.teams.filter(({ countryCode }) => countryCode !== host).length;
  const split = pot.teams.filter(({ id, clubId }) =>
    pots.teams.some((other) => other.id !== id && other.clubId === clubId && !pot.teams.includes(other)),
  );
  const clubs = new Set(split.map(({ clubId }) => clubId)).size;
  return (
    <div className="pot-panel__part">
      <h3>
        {t('planSettings.teams.pot', { number: pot.number })}
        <span className="muted">
          {t('planSettings.teams.placedOf', { placed: pot.teams.length, all: pot.size })}
        </span>
      </h3>
      <div className="pot-cells" aria-hidden="true">
        {Array.from({ length: pot.size }, (_, index) => (
          <i key={index} className={index < pot.teams.length ? ink : 'pot-cells__free'} />
        ))}
      </div>
      <p className="muted">{t('planSettings.teams.potFacts', { abroad, clubs })}</p>
    </div>
  );
}

/** The country that most teams come from. */
function hostOf({ teams }: Pots): string | undefined {
  const counts = Map.groupBy(teams, ({ countryCode }) => countryCode);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function Checks({ pots: { without, teams, groups, places } }: { pots: Pots }) {
  const t = useWords();
  const byClub = Map.groupBy(teams, ({ clubId }) => clubId);
  const tooMany = [...byClub.values()].find((own) => own.length > groups)?.[0]?.clubName;
  const checks = [
    {
      isGood: tooMany === undefined,
      text:
        tooMany === undefined
          ? t('planSettings.teams.clubsApart')
          : t('planSettings.teams.clubTogether', { club: tooMany }),
    },
    {
      isGood: teams.length === places,
      text:
        teams.length === places
          ? t('planSettings.teams.placesFit')
          : t('draws.notFull', { entries: places, teams: teams.length }),
    },
    {
      isGood: without.length === 0,
      text:
        without.length === 0
          ? t('planSettings.teams.allPlaced')
          : t('planSettings.teams.withoutPot', { count: without.length }),
    },
  ];
  return (
    <div className="pot-panel__part">
      <h3>{t('planSettings.teams.checks')}</h3>
      <ul className="pot-checks">
        {checks.map(({ isGood, text }) => (
          <li key={text} data-good={isGood}>
            <Icon name={isGood ? 'done' : 'error'} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
