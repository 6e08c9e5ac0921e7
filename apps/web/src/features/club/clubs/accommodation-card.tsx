import { inLanguage } from '@sevenmetre/rules/language';
import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { placePath } from '../../../lib/paths/paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';

type Beds = NonNullable<ClubDetail['teams'][number]['beds']>;

/** Where the club's people sleep; nothing as long as the organiser does not show it. */
export function BedsCard({ club }: { club: ClubDetail }) {
  const { t } = useLanguage();
  const guests = [
    ...club.teams.map(({ id, name, beds }) => ({ key: `team ${id}`, name, beds })),
    ...(club.extraPersons ?? []).map(({ id, beds }) => ({
      key: `extra ${id}`,
      name: t('clubs.beds.extra'),
      beds,
    })),
  ];
  const shown = guests.flatMap(({ beds, ...guest }) => (beds === null ? [] : [{ ...guest, beds }]));
  if (shown.length === 0) return null;
  const housed = shown.filter(({ beds }) => beds.length > 0);
  return (
    <Card title={t('clubs.beds.heading')}>
      {housed.length === 0 ? <Empty>{t('clubs.beds.empty')}</Empty> : null}
      {housed.map(({ key, name, beds }) => (
        <Guest key={key} name={name} beds={beds} />
      ))}
    </Card>
  );
}

function Guest({ name, beds }: { name: string; beds: Beds }) {
  const { t, locale } = useLanguage();
  return (
    <div className="club-guest">
      <b>{name}</b>
      <ul>
        {beds.map(({ placeId, nameCs, nameEn, kind, label, persons }) => (
          <li key={`${placeId} ${label}`}>
            <Link to={placePath(placeId)}>{inLanguage(locale, { cs: nameCs, en: nameEn })}</Link> ·{' '}
            {t(`clubs.beds.kinds.${kind}`)} {label} · {t('clubs.beds.persons', { count: persons })}
          </li>
        ))}
      </ul>
    </div>
  );
}
