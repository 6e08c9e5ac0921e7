import { setImmediate as nextTurn } from 'node:timers/promises';
import { calendarOf, type Snapshot, type TeamAhead, teamSlice } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../platform/clock/index.ts';
import { topicStamp } from '../../platform/work/index.ts';
import type { LoadedEdition } from '../archive/index.ts';
import { conditionalEventText, type ConditionalEntry, dateTexts, eventText } from './calendar-text.ts';

interface Made {
  readonly stamp: string;
  readonly text: string;
}

interface Chosen {
  readonly matches: readonly Match[];
  readonly teamIds: readonly number[];
  /** Minutes before coming matches; 0: none. */
  readonly alarm: number;
}

/** Events of matches and of teams in several languages; a few hundred bytes each. */
const mostKept = 20_000;
/** Milliseconds of work between two turns of the event loop. */
const longestTurn = 5;

/**
 * Texts of events, kept until a change affects them. Calendars of any selection of teams are put together from
 * these, so that their number costs little: a text is made once for each match, team and language.
 */
export class CalendarEvents {
  readonly #kept = new Map<string, Made>();
  readonly #clock: Clock;
  readonly #publicUrl: string | null;

  constructor({ clock, publicUrl }: { readonly clock: Clock; readonly publicUrl: string | null }) {
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /**
   * The events of matches, then the possible further matches of teams. Other requests are answered meanwhile.
   */
  async of(state: LoadedEdition, lang: Locale, { matches, teamIds, alarm }: Chosen): Promise<string[]> {
    const makings = [
      ...matches.map((match) => () => this.#ofMatch(state, lang, match, alarm)),
      ...teamIds.map((id) => () => this.#ofTeam(state, lang, id)),
    ];
    const texts: string[] = [];
    let began = performance.now();
    for (const make of makings) {
      texts.push(make());
      if (performance.now() - began < longestTurn) continue;
      await nextTurn();
      began = performance.now();
    }
    return texts;
  }

  /** The days of the tournament and its deadlines. */
  ofDates({ snapshot, words }: LoadedEdition, lang: Locale, alarm: number): string[] {
    const options = { publicUrl: this.#publicUrl, alarm };
    return dateTexts(words.translators[lang], options, snapshot.edition, this.#clock.now());
  }

  #ofMatch(state: LoadedEdition, lang: Locale, match: Match, alarm: number): string {
    const options = { publicUrl: this.#publicUrl, alarm };
    const make = () =>
      calendarOf(state.snapshot, [match])
        .map((entry) => eventText(state.words.translators[lang], options, entry, this.#clock.now()))
        .join('');
    return this.#text(state, `${lang} ${alarm}`, `match:${match.id}`, make);
  }

  #ofTeam(state: LoadedEdition, lang: Locale, id: number): string {
    const options = { publicUrl: this.#publicUrl, alarm: 0 };
    return this.#text(state, lang, `team:${id}`, () =>
      conditionalOf(state.snapshot, id)
        .map((one) => conditionalEventText(state.words.translators[lang], options, one, this.#clock.now()))
        .join(''),
    );
  }

  #text(state: LoadedEdition, kind: string, topic: string, make: () => string): string {
    const key = `${state.snapshot.edition.id} ${kind} ${topic}`;
    const stamp = topicStamp(state, [topic]);
    const known = this.#kept.get(key);
    if (known?.stamp === stamp) return known.text;
    const text = make();
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, { stamp, text });
    return text;
  }
}

/** Possible further matches of a team, from the outlook. */
export function conditionalOf(snapshot: Snapshot, teamId: number): ConditionalEntry[] {
  const team = snapshot.teams.get(teamId);
  const slice = team && teamSlice(snapshot, team, null);
  return withoutRepeats(slice?.ahead ?? []).flatMap((ahead) => {
    const match = ahead.match && snapshot.matches.get(ahead.match.id);
    const entries = match ? calendarOf(snapshot, [match]) : [];
    return slice ? entries.map((entry) => ({ entry, ahead, slice })) : [];
  });
}

/** A place that other results lead to as well is listed once, without the win that leads to it. */
function withoutRepeats(ahead: readonly TeamAhead[]): readonly TeamAhead[] {
  const isSaidByPlace = ({ when, standing }: TeamAhead) =>
    when !== 'place' && ahead.some((other) => other.when === 'place' && other.standing === standing);
  return ahead.filter((one) => !isSaidByPlace(one));
}
