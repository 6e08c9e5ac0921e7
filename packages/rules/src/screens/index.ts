/** What a screen can show; `announcements` in their turn, otherwise they take the place of other slides. */
export const slideNames = ['now', 'next', 'tables', 'scorers', 'partners', 'announcements'] as const;
export type SlideName = (typeof slideNames)[number];

/** What the screen of all halls can show. */
export const wallSlides = [
  'now',
  'tables',
  'scorers',
  'partners',
  'announcements',
] as const satisfies readonly SlideName[];

/** Seconds a slide is shown. */
export const slideSeconds = [10, 15, 20, 30] as const;
export const usualSeconds = 15;

/** Slides in their order, each once. */
export interface Playlist {
  slides: SlideName[];
  seconds: number;
}

/** The playlists of an edition. */
export interface Screens {
  /** Of the screen of all halls; null: the matches alone. */
  readonly wall: Playlist | null;
  /** Of halls without one of their own; null: the match alone. */
  readonly halls: Playlist | null;
  /** By the code of a hall. */
  readonly hall: Readonly<Record<string, Playlist>>;
}

/** Key of the setting that holds the playlists of an edition. */
export const hallScreensKey = 'hall-screens';

const mostHalls = 100;

/** The playlists of a stored text (rules HS1, HS2); null: not valid. Empty text is no playlist. */
export function readScreens(text: string): Screens | null {
  if (text.trim() === '') return { wall: null, halls: null, hall: {} };
  try {
    const stored: unknown = JSON.parse(text);
    const { wall = null, halls = null, hall = {} } = fieldsOf(stored) ?? { wall: false };
    const own = Object.entries(fieldsOf(hall) ?? {});
    const lists = [wall, halls].map((list) => (list === null ? null : playlistOf(list)));
    const ofHalls = own.flatMap(([code, list]) => {
      const playlist = code.length > 30 ? null : playlistOf(list);
      return playlist === null ? [] : [[code, playlist] as const];
    });
    const isValid = (wall === null || lists[0] !== null) && (halls === null || lists[1] !== null);
    if (!isValid || fieldsOf(hall) === null || ofHalls.length !== own.length || own.length > mostHalls)
      return null;
    return { wall: lists[0] ?? null, halls: lists[1] ?? null, hall: Object.fromEntries(ofHalls) };
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function playlistOf(value: unknown): Playlist | null {
  const { slides, seconds } = fieldsOf(value) ?? {};
  const known = Array.isArray(slides) ? slides.map((name) => slideNames.find((one) => one === name)) : [];
  const named = known.filter((name) => name !== undefined);
  const duration = slideSeconds.find((one) => one === seconds);
  if (named.length === 0 || named.length !== known.length || duration === undefined) return null;
  return new Set(named).size === named.length ? { slides: named, seconds: duration } : null;
}

/** The playlist of a hall: its own, else that of all halls; null: none is stored (rule HS1). */
export function playlistOfHall({ hall, halls }: Screens, code: string): Playlist | null {
  return Object.hasOwn(hall, code) ? (hall[code] ?? null) : halls;
}
