import type { FormatTemplate } from '@sevenmetre/engine/formats';
import type { Translator } from '@sevenmetre/phrases';

const ready = [
  'single-group',
  'double-group',
  'groups-of-4-ab',
  'groups-of-5-ab',
  'groups-of-6-ab',
  'groups-of-6-abc',
  'groups-best-thirds',
  'groups-best-seconds',
  'groups-winners',
  'groups-main-groups-ab',
  'groups-all-places',
  'groups-second-chance',
  'knock-out',
  'knock-out-all-places',
  'two-rounds-youngest',
] as const;

/** The name of a format: a phrase for ready ones. */
export function formatName(t: Translator, { id }: Pick<FormatTemplate, 'id'>): string {
  const known = ready.find((name) => name === id);
  return t(`formats.names.${known ?? 'own'}`);
}
