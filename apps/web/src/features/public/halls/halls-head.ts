import type { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import type { Translator } from '@sevenmetre/phrases';
import { aboutPlace } from '../../../lib/page/about-event.ts';
import type { Head } from '../../../lib/page/head.ts';
import { hallPath } from '../../../lib/paths/paths.ts';
import { localName } from '../../../lib/words/words.ts';
import type { Locale } from '@sevenmetre/rules/vocabulary';

type Hall = Pick<HallSlice['hall'], 'code' | 'nameCs' | 'nameEn'>;

export function hallsHead(t: Translator, slice: HallsSlice | null): Head {
  const title = t('halls.title');
  if (slice === null) return { title, description: t('halls.lead') };
  const tournament = slice.edition.name;
  return { title, description: t('halls.description', { tournament }) };
}

export function hallHead(t: Translator, slice: HallSlice | null): Head {
  if (slice === null) return hallsHead(t, null);
  const tournament = slice.edition.name;
  const name = fullHallName(t, slice.hall, t.locale);
  return {
    title: name,
    description: t('halls.hallDescription', { name, tournament }),
    card: `/api/v1/cards/hall/${slice.hall.id}.png`,
    about: {
      ...aboutPlace(name, slice.edition.city, { address: slice.hall.address }),
      url: hallPath(slice.hall.id),
    },
  };
}

/** Hall screens stay out of search engines. */
export function screenHead(t: Translator, slice: HallSlice | null): Head {
  const { description } = hallHead(t, slice);
  const name = slice === null ? t('halls.title') : localName(slice.hall, t.locale);
  return { title: t('halls.onScreen.title', { name }), description, noindex: true };
}

/** "Meadow (H07)"; a hall whose name is its code gets no brackets. */
export function fullHallName(t: Translator, hall: Hall, locale: Locale): string {
  const name = localName(hall, locale);
  return name === hall.code ? name : t('halls.hallTitle', { name, code: hall.code });
}
