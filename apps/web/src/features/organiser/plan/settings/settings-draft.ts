import type { Court, PlanSettings, PlanSettingsBody } from '@sevenmetre/contract/plan/schemas';

/** The parts that were changed, as they are saved; null: nothing was. */
export function changedParts(before: PlanSettings, now: PlanSettings): PlanSettingsBody | null {
  const body: PlanSettingsBody = {
    revision: before.revision,
    ...(now.courts === before.courts ? {} : { courts: now.courts }),
    ...(now.categories === before.categories ? {} : { categories: now.categories.map(rulesOf) }),
    ...(now.travel === before.travel ? {} : { travel: travelOf(now) }),
    ...(now.weights === before.weights ? {} : { weights: now.weights }),
    ...(now.buffers === before.buffers ? {} : { buffers: now.buffers }),
  };
  return Object.keys(body).length === 1 ? null : body;
}

function rulesOf({
  code: _code,
  nameCs: _nameCs,
  nameEn: _nameEn,
  gender: _gender,
  saved: _saved,
  ...rules
}: PlanSettings['categories'][number]) {
  return rules;
}

function travelOf({ travel }: PlanSettings) {
  return travel.filter(({ byHand }) => byHand).map(({ byHand: _byHand, ...way }) => way);
}

/** The courts with one of them changed. */
export function withCourt(courts: readonly Court[], changed: Court): Court[] {
  return courts.map((court) => (court.key === changed.key ? changed : court));
}

/** A second court of the same hall, open as the first. */
export function secondCourtOf(court: Court): Court {
  return { ...court, key: `${court.placeId}/2`, main: false, blocks: [] };
}

/** The court open on a day from one time to another; `null`: closed. */
export function withHours(court: Court, day: number, hours: { open: number; close: number } | null): Court {
  const others = court.hours.filter((one) => one.day !== day);
  const own = hours === null ? [] : [{ day, ...hours }];
  return { ...court, hours: [...others, ...own].toSorted((a, b) => a.day - b.day) };
}

/** "H03" or, for the second court of a hall, "H03/2". */
export function courtName(
  { halls }: Pick<PlanSettings, 'halls'>,
  { key, placeId }: Pick<Court, 'key' | 'placeId'>,
): string {
  const code = halls.find(({ id }) => id === placeId)?.code ?? key;
  const second = key.split('/')[1];
  return second === undefined ? code : `${code}/${second}`;
}
