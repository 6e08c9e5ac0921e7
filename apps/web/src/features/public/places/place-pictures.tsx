import { imageAddress, pictureExtensions } from '@sevenmetre/contract/images/images';
import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { localName, useLanguage } from '../../../lib/words/words.ts';

/** Pictures of a place, made by the server in the sizes that screens have. */
export function PlacePictures({ place }: { place: PlaceSlice['place'] }) {
  const { t, locale } = useLanguage();
  const pictures = place.files.filter(({ extension }) =>
    pictureExtensions.some((known) => known === extension.toLowerCase()),
  );
  if (pictures.length === 0) return null;
  const name = localName(place, locale);
  return (
    <section aria-labelledby="pictures">
      <div className="section-head">
        <h2 id="pictures">{t('places.pictures')}</h2>
      </div>
      <ul className="place-pictures">
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <a href={imageAddress(url, { width: 2000 })}>
              <img
                src={imageAddress(url, { width: 512 })}
                srcSet={`${imageAddress(url, { width: 512 })} 512w, ${imageAddress(url, { width: 1024 })} 1024w`}
                sizes="(min-width: 600px) 320px, 50vw"
                alt={t('places.picture', { name, number: index + 1 })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
