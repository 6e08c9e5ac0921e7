import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { localName } from '../../../lib/words/words.ts';

type Hall = Pick<HallSlice['hall'], 'code' | 'nameCs' | 'nameEn'>;

/** "Meadow (H07)"; a hall that is called by its code is called so once. */
export function fullHallName(t: Translator, hall: Hall, locale: Locale): string {
  const name = localName(hall, locale);
  return name === hall.code ? name : t('halls.hallTitle', { name, code: hall.code });
}
