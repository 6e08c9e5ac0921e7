import { minutesOfDay } from '../dates/index.ts';
import type { ColumnReading, ReadingChoice } from './choose-reading.ts';
import type { ScheduleAnswers, ScheduleFileContext, Problem } from './schedule-context.ts';
import { type DayMeaning, readDays } from './read-days.ts';
import type { ListedMatch } from './listed-match.ts';
import { readTimes, splitMoment } from './read-times.ts';

interface Moment {
  readonly day: string;
  readonly time: string;
  /** A day beside the time, where the row has another cell for its day: they have to agree. */
  readonly also: string;
  /** The day is that of a row above. */
  readonly isRepeated: boolean;
}

const noMoment: Moment = { day: '', time: '', also: '', isRepeated: false };

/** The starts of all rows: days and times are read in one way for the whole file. */
export class RowMoments {
  readonly days: ColumnReading<DayMeaning>;
  readonly times: ColumnReading<number>;
  readonly #context: ScheduleFileContext;
  readonly #answers: ScheduleAnswers;
  readonly #moments: ReadonlyMap<ListedMatch, Moment>;

  constructor(rows: readonly ListedMatch[], context: ScheduleFileContext, answers: ScheduleAnswers) {
    this.#context = context;
    this.#answers = answers;
    this.#moments = momentsOf(rows, context);
    const moments = [...this.#moments.values()];
    this.days = readDays(
      moments.flatMap(({ day, also }) => [day, also]),
      context.days,
      answers.days,
    );
    this.times = readTimes(
      moments.map(({ time }) => time),
      answers.times,
    );
  }

  questions(): {
    readonly days: readonly ReadingChoice[];
    readonly times: readonly ReadingChoice[];
    readonly repeatDays: boolean;
  } {
    const isRepeated = [...this.#moments.values()].some((moment) => moment.isRepeated);
    return {
      days: this.days.choices,
      times: this.times.choices,
      repeatDays: isRepeated && this.#answers.repeatDays === null,
    };
  }

  /** Minutes since the first midnight. */
  start(row: ListedMatch): number | Problem {
    const { day, time, also, isRepeated } = this.#moments.get(row) ?? noMoment;
    const meaning = this.#dayOf(day);
    if ('code' in meaning) return meaning;
    if (meaning.kind !== 'day')
      return {
        result: 'skipped',
        code: meaning.kind === 'weekday' ? 'day-weekday' : 'day-outside',
        text: day,
      };
    const other = also === '' ? meaning : this.#dayOf(also);
    if ('code' in other) return other;
    if (other.kind !== 'day' || other.day !== meaning.day)
      return { result: 'skipped', code: 'day-weekday', text: `${day} / ${also}` };
    if (time === '') return { result: 'skipped', code: 'time-missing' };
    const minute = this.times.of(time);
    if (minute === null)
      return isOpen(time, this.times)
        ? { result: 'asked', code: 'time-choice', text: time }
        : { result: 'skipped', code: 'time-unknown', text: time };
    if (isRepeated && this.#answers.repeatDays !== true)
      return this.#answers.repeatDays === null
        ? { result: 'asked', code: 'day-repeat', text: day }
        : { result: 'skipped', code: 'day-missing' };
    return meaning.day * minutesOfDay + minute;
  }

  #dayOf(text: string): DayMeaning | Problem {
    const { days } = this.#context;
    if (text === '')
      return days.length === 1 ? { kind: 'day', day: 0 } : { result: 'skipped', code: 'day-missing' };
    const meaning = this.days.of(text);
    if (meaning !== null) return meaning;
    return isOpen(text, this.days)
      ? { result: 'asked', code: 'day-choice', text }
      : { result: 'skipped', code: 'day-unknown', text };
  }
}

/** Day and time of each row, from two cells or from one; a day may be that of a title or of the row above. */
function momentsOf(
  rows: readonly ListedMatch[],
  { days, timeZone }: ScheduleFileContext,
): Map<ListedMatch, Moment> {
  let above = '';
  return new Map(
    rows.map((row): readonly [ListedMatch, Moment] => {
      const [one, two] = [splitMoment(row.texts.day, timeZone), splitMoment(row.texts.time, timeZone)];
      const isMoment = two.time !== '';
      const time = isMoment ? two.time : two.day === '' ? one.time : two.day;
      const written = one.day !== '' ? one.day : isMoment ? two.day : '';
      if (written !== '') {
        above = written;
        return [
          row,
          { day: written, time, also: one.day === '' ? '' : isMoment ? two.day : '', isRepeated: false },
        ];
      }
      const titled = dayOfTitles(row.titles, days);
      if (titled !== null) return [row, { day: titled, time, also: '', isRepeated: false }];
      return [row, { day: above, time, also: '', isRepeated: days.length > 1 && above !== '' }];
    }),
  );
}

function dayOfTitles(titles: readonly string[], days: readonly string[]): string | null {
  const parts = titles.flatMap(partsOfTitle);
  return (
    parts.find((part) => readDays([part], days, null).of(part)?.kind === 'day' && !/^\d{1,2}$/u.test(part)) ??
    null
  );
}

/** "Saturday 13 June – Hall 2": a title and its parts. */
export function partsOfTitle(title: string): string[] {
  const parts = title.split(/\s[–—-]\s|[,;|:]\s/u).map((part) => part.trim());
  return [title, ...(parts.length > 1 ? parts : [])].filter((part) => part !== '');
}

function isOpen(text: string, { choices }: ColumnReading<unknown>): boolean {
  return choices.length > 0 && text !== '';
}
