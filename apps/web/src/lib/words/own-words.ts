import { byLocale, locales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { translationOperations } from '@sevenmetre/contract/translations/operations';
import type { Overrides } from '@sevenmetre/phrases';
import { exposeKeys, layOver } from '@sevenmetre/phrases/lay-over';
import { observedFetch } from '../api/api.ts';
import { browserWords } from './browser-words.ts';
import { browserStore, ownWordsKey } from '../browser/storage.ts';
import { createListeners } from '../browser/store.ts';
import type { WordOverride, SomeWords } from './word-store.ts';

/** By language; a language without texts may be left out. */
export type OwnTexts = Readonly<Partial<Record<Locale, Overrides>>>;

/** The organiser's texts as embedded in a page; long ones are fetched separately. */
export interface OwnWords {
  readonly version: string;
  readonly texts?: OwnTexts;
}

/** What this browser alone shows, until it is ended. */
export interface ForMe {
  /** In place of the stored ones; null: those. */
  readonly texts: OwnTexts | null;
  /** Keys in place of all words. */
  readonly exposed: boolean;
}

interface Kept {
  readonly own: Required<OwnWords> | null;
  readonly forMe: ForMe | null;
}

/** Milliseconds that a page waits for words before it opens with what it has. */
const patience = 8000;
const nothing: Kept = { own: null, forMe: null };

let kept = nothing;
const forMeChanged = createListeners();

/** What the server has embedded in a page. */
export interface EmbeddedWords {
  readonly words?: OwnWords | null;
  /** null: the page was not rendered by the server but comes from this device, and so do its words. */
  readonly serverTime: string | null;
}

/** The changes to apply to the words of this page before it is rendered. */
export async function ownOverride({ words, serverTime }: EmbeddedWords): Promise<WordOverride> {
  kept = readKept();
  const embedded = serverTime === null ? words : (words ?? null);
  if (embedded !== undefined) keep({ ...kept, own: embedded && (await textsOf(embedded)) });
  isOverriding = true;
  // The server has rendered other words.
  if (kept.forMe) document.getElementById('root')?.replaceChildren();
  return override;
}

/** Fetches the current words and uses them. Rejects when the server does not answer. */
export async function askForWords(): Promise<void> {
  const own = await fetchWords();
  if (own?.version === kept.own?.version) return;
  keep({ ...kept, own });
  wear();
}

/** Uses words that have just been saved; the next request returns them with their version. */
export function speakWith(texts: OwnTexts): void {
  const isPlain = Object.values(texts).every((own) => Object.keys(own).length === 0);
  keep({ ...kept, own: isPlain ? null : { version: 'saved', texts } });
  wear();
}

/** Another tab has changed what is kept. */
export function adoptKept(): void {
  kept = readKept();
  wear();
}

export function forMeNow(): ForMe | null {
  return kept.forMe;
}

/** Words or keys for this browser alone; null ends it. */
export function showForMe(forMe: ForMe | null): void {
  keep({ ...kept, forMe });
  wear();
}

/** Registers a listener for when this browser's own view begins or ends. */
export const onForMe = forMeChanged.subscribe;

/** Words as loaded, without the organiser's texts. */
const plain = byLocale((): SomeWords => ({}));
let isOverriding = false;

const override: WordOverride = (held, words, locale) => {
  Object.assign(plain[locale], words);
  Object.assign(held, changed(words, locale));
};

/** Applies the organiser's texts to all loaded words, and to those that load later. */
function wear(): void {
  for (const locale of locales) {
    const held = browserWords.held[locale];
    if (!isOverriding) Object.assign(plain[locale], held);
    Object.assign(held, changed(plain[locale], locale));
  }
  if (!isOverriding) browserWords.override(override);
  isOverriding = true;
  browserWords.changed.notify();
  forMeChanged.notify();
}

function changed(words: SomeWords, locale: Locale): SomeWords {
  if (kept.forMe?.exposed === true) return exposeKeys(words);
  const texts = (kept.forMe?.texts ?? kept.own?.texts)?.[locale];
  return texts ? layOver(words, texts) : words;
}

async function textsOf({ version, texts }: OwnWords): Promise<Required<OwnWords> | null> {
  if (texts) return { version, texts };
  if (kept.own?.version === version) return kept.own;
  return fetchWords(AbortSignal.timeout(patience)).catch(() => kept.own);
}

async function fetchWords(signal: AbortSignal | null = null): Promise<Required<OwnWords> | null> {
  const { path } = translationOperations.words;
  const answer = await observedFetch(path, { signal });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const { version, ...texts } = (await answer.json()) as { readonly version: string } & OwnTexts;
  return version === '' ? null : { version, texts };
}

function readKept(): Kept {
  try {
    const text = browserStore()?.getItem(ownWordsKey) ?? 'null';
    return { ...nothing, ...(JSON.parse(text) as Partial<Kept> | null) };
  } catch {
    // This message is specified.
    console.warn('What the browser keeps of words could not be read and is ignored.');
    return nothing;
  }
}

/** Forbidden or full storage: the words are there until the page is left. */
function keep(next: Kept): void {
  kept = next;
  try {
    const store = browserStore();
    if (next.own === null && next.forMe === null) store?.removeItem(ownWordsKey);
    else store?.setItem(ownWordsKey, JSON.stringify(next));
  } catch {
    // Nothing is kept.
  }
}
