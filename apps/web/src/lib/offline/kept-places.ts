import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { placeKindOf } from '@sevenmetre/rules/snapshot';
import type { Place } from '@sevenmetre/rules/tournament';

type Row = StaticBody['places'][number];

/** A place of the kept body as the snapshot holds it; none for one that is out of use or of no public kind. */
export function placeOf({ id, code, placeType, isActive, translations, files, ...row }: Row): Place[] {
  const kind = placeKindOf(placeType);
  if (kind === null || !isActive) return [];
  const { address, lat, lng, link, visibleOnMap } = row;
  const text = (locale: string) => translations.find((one) => one.locale === locale);
  return [
    {
      id,
      code,
      kind,
      address,
      lat,
      lng,
      link,
      visibleOnMap,
      nameCs: text('cs')?.name ?? code,
      nameEn: text('en')?.name ?? code,
      informationCs: text('cs')?.description ?? null,
      informationEn: text('en')?.description ?? null,
      files: files.map(({ id: file, url, filename, extension }) => ({ id: file, url, filename, extension })),
    },
  ];
}
