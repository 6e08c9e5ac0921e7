import type { Court, PlanSettings } from '@sevenmetre/contract/plan/schemas';

/** "H03" or, for the second court of a hall, "H03/2". */
export function courtName(
  { halls }: Pick<PlanSettings, 'halls'>,
  { key, placeId }: Pick<Court, 'key' | 'placeId'>,
): string {
  const code = halls.find(({ id }) => id === placeId)?.code ?? key;
  const second = key.split('/')[1];
  return second === undefined ? code : `${code}/${second}`;
}
