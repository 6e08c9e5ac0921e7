import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { guestName } from './guest-name.ts';
import { Allotment } from './lodging-item.tsx';

/** Beds that are listed; more letters find the others. */
const shown = 8;

/** Finds the beds of a team, a referee, a room or a building, and moves or releases them. */
export function FindGuest({ accommodation: { places, waiting } }: { accommodation: Accommodation }) {
  const { t, locale } = useLanguage();
  const [asked, search] = useState('');
  const has = (text: string) => fold(text).includes(fold(asked));
  const beds = places.flatMap((place) =>
    place.lodgings.flatMap((lodging) =>
      lodging.allotments.map((allotment) => ({
        allotment,
        lodgingId: lodging.id,
        where: `${localName(place, locale)}, ${t(`accommodation.kind.${lodging.kind}`)} ${lodging.label}`,
      })),
    ),
  );
  const found = beds.filter(({ allotment, where }) => has(guestName(t, allotment.guest)) || has(where));
  const without = waiting.filter((guest) => has(guestName(t, guest)));
  return (
    <Card title={t('accommodation.find')}>
      <SearchBox label={t('accommodation.findWhat')} value={asked} search={search} />
      {asked === '' ? null : (
        <ul className="organiser__lines accommodation__found" aria-label={t('accommodation.find')}>
          {found.slice(0, shown).map(({ allotment, lodgingId, where }) => (
            <Allotment key={allotment.id} allotment={allotment} lodgingId={lodgingId} where={where} />
          ))}
          {without.slice(0, shown).map((guest) => (
            <li key={`${guest.kind} ${guest.id}`}>
              <span>
                {guestName(t, guest)} <em>· {t('accommodation.waiting')}</em>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked !== '' && found.length + without.length === 0 ? (
        <Empty>{t('accommodation.findNothing')}</Empty>
      ) : null}
      {asked !== '' && found.length > shown ? (
        <p className="muted">{t('accommodation.findMore', { count: found.length - shown })}</p>
      ) : null}
    </Card>
  );
}
