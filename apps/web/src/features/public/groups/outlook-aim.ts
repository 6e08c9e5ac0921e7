import type { GroupOutlook } from '@sevenmetre/contract/outlook/schemas';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';
import type { Translator } from '@sevenmetre/phrases';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import { entersPlayoff, zonesOf } from './standing-zones.ts';
import type { Zone } from './standing-zones.ts';

export type TeamOutlook = GroupOutlook['teams'][number];

/** The zones of a table as its places cut it, whoever stands there now. */
export interface ZoneMap {
  readonly zones: readonly Zone[];
  readonly ownPlayoff: string | null;
}

export function zoneMap({ group, rows }: Pick<GroupSlice, 'group' | 'rows'>): ZoneMap {
  return { zones: zonesOf(rows, group.playoffCategory), ownPlayoff: group.playoffCategory };
}

/** The zone in which a team surely ends; null while there are several, or when the table has no zones. */
export function certainZone({ zones }: ZoneMap, { best, worst }: TeamOutlook): Zone | null {
  if (zones.every(({ advance }) => advance === null)) return null;
  const holds = (zone: Zone, place: number) => zone.rows.some(({ position }) => position === place);
  return zones.find((zone) => holds(zone, best) && holds(zone, worst)) ?? null;
}

/** What of a row cannot change any more: the place on which it stands, or where that place leads; null: everything can. */
export function certainty(
  t: Translator,
  slice: GroupSlice,
  { position, team }: GroupTableRow,
): string | null {
  const own = slice.outlook?.teams.find(({ teamId }) => teamId === team?.id);
  if (!own || position === null) return null;
  if (own.best === own.worst) return own.best === position ? t('outlook.mark.place') : null;
  const zones = zoneMap(slice);
  const zone = certainZone(zones, own);
  const aim = zone?.rows.some((row) => row.position === position)
    ? aimOfZone(t, zone, zones.ownPlayoff)
    : null;
  return aim === null ? null : t('outlook.mark.zone', { aim });
}

/** Where a place leads, as sentences name it; the place itself where it leads nowhere. */
export function aimOfPlace(t: Translator, { zones, ownPlayoff }: ZoneMap, place: number): string {
  const zone = zones.find(({ rows }) => rows.some(({ position }) => position === place));
  return (
    (zone && aimOfZone(t, zone, ownPlayoff)) ??
    t(place === 1 ? 'outlook.aim.place' : 'outlook.aim.placeOrBetter', { place: ordinalIn(t, place) })
  );
}

export function aimOfZone(t: Translator, { advance }: Zone, ownPlayoff: string | null): string | null {
  // A place that is compared with those of other groups leads nowhere by itself.
  if (advance === null || advance.comparedPlace !== undefined) return null;
  if (entersPlayoff(advance, ownPlayoff)) {
    return t('outlook.aim.playoff', { name: advance.playoffCategory ?? '' });
  }
  const round = inLanguage(t.locale, { cs: advance.roundCs, en: advance.roundEn });
  return t('outlook.aim.group', { label: advance.groupLabel, round });
}

export function ordinalIn(t: Translator, place: number): string {
  return ordinal(place, t.locale);
}
