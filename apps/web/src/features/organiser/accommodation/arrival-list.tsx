import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { guestName } from './guest-name.ts';
import { Stay } from './waiting-guests.tsx';

type Place = Accommodation['places'][number];

/** Who is expected at a place, with a box to tick: for paper only. */
export function ArrivalList({ place }: { place: Place }) {
  const t = useWords();
  const { locale } = useLanguage();
  const rows = place.lodgings.flatMap(({ kind, label, allotments }) =>
    allotments.map((allotment) => ({ ...allotment, lodging: `${t(`accommodation.kind.${kind}`)} ${label}` })),
  );
  if (rows.length === 0) return null;
  return (
    <section className="accommodation__paper">
      <h2>{t('accommodation.printed', { place: localName(place, locale) })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('accommodation.lodging')}</th>
            <th scope="col">{t('accommodation.guest')}</th>
            <th scope="col">{t('accommodation.persons')}</th>
            <th scope="col">{t('accommodation.stay')}</th>
            <th scope="col">{t('accommodation.phone')}</th>
            <th scope="col">{t('accommodation.arrived')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, lodging, persons, guest }) => (
            <tr key={id}>
              <td>{lodging}</td>
              <td>{guestName(t, guest)}</td>
              <td>{persons}</td>
              <td>
                <Stay guest={guest} />
              </td>
              <td>{guest.contactPhone}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
