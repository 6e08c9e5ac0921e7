import { languageOf, locales } from '../language/index.ts';
import type { DataLocale, Locale } from '../language/index.ts';
import type { SummaryPart } from '../vocabulary/index.ts';
import { firstError, maxLength, required } from '../validation/index.ts';
import type { FieldError } from '../validation/index.ts';
import type { Audience } from './audience.ts';

/** What a message says in one language. */
export interface MessageWords {
  readonly title: string;
  readonly text: string;
}

/** Languages of a message beside Czech and English. */
type OtherLocale = Exclude<Locale, DataLocale>;
export const otherLocales = locales.filter(
  (locale): locale is OtherLocale => locale !== 'cs' && locale !== 'en',
);

/** A message in all its languages. */
export interface MessageTexts {
  readonly titleCs: string;
  readonly titleEn: string;
  readonly textCs: string;
  readonly textEn: string;
  readonly otherTexts: Readonly<Partial<Record<OtherLocale, MessageWords>>>;
}

/** The organiser's form. */
export interface MessageForm extends Audience, MessageTexts {
  /** For organisers only. */
  readonly internalName: string;
  /** Files that are sent along, in the order of the mail. */
  readonly fileIds: readonly number[];
  /** Parts of the PDF that is made for each club; empty: none (rule ME19). */
  readonly summaryParts: readonly SummaryPart[];
}

export const longestMessage = { internalName: 100, title: 150, text: 5000 } as const;

/** Files of one message (rule ME11). */
export const attachmentLimits = {
  files: 5,
  /** Bytes of all of them together. */
  bytes: 5 * 1024 * 1024,
  extensions: ['pdf', 'jpg', 'png', 'webp', 'gif'],
} as const;

type MessageField = 'internalName' | 'title' | 'text' | 'fileIds';

export interface MessageError {
  readonly field: MessageField;
  /** The language of a text; null: no language is written, or the field has none. */
  readonly locale: Locale | null;
  readonly error: FieldError;
}

/** What a message says in exactly this language; empty texts if it is not written. */
export function wordsIn(message: MessageTexts, locale: Locale): MessageWords {
  if (locale === 'cs') return { title: message.titleCs, text: message.textCs };
  if (locale === 'en') return { title: message.titleEn, text: message.textEn };
  return message.otherTexts[locale] ?? { title: '', text: '' };
}

/** Stored texts in the languages that the product has; it may have had another one once. */
export function knownTexts(otherTexts: MessageTexts['otherTexts']): Record<string, MessageWords> {
  return Object.fromEntries(
    otherLocales.flatMap((locale) => {
      const words = otherTexts[locale];
      return words === undefined ? [] : [[locale, words]];
    }),
  );
}

/** The same message with other words in one language. */
export function withWords<M extends MessageTexts>(
  message: M,
  locale: Locale,
  { title, text }: MessageWords,
): M {
  if (locale === 'cs') return { ...message, titleCs: title, textCs: text };
  if (locale === 'en') return { ...message, titleEn: title, textEn: text };
  const { [locale]: _, ...others } = message.otherTexts;
  const isEmpty = title === '' && text === '';
  return { ...message, otherTexts: isEmpty ? others : { ...others, [locale]: { title, text } } };
}

/** Whether title and text are written. */
export function isWhole({ title, text }: MessageWords): boolean {
  return title.trim() !== '' && text.trim() !== '';
}

/**
 * The language that readers of `locale` get: their own, else the first whole one that they read, else any
 * (rule ME10). null: no language is whole.
 */
export function languageFor(message: MessageTexts, locale: string): Locale | null {
  const own = locales.filter((one) => one === locale);
  const order: readonly Locale[] = [...own, ...languageOf(locale).reads, ...locales];
  return order.find((one) => isWhole(wordsIn(message, one))) ?? null;
}

/** What readers of a language get (rule ME10); of a message without a whole language, what there is. */
export function wordsFor(message: MessageTexts, locale: string): MessageWords {
  const language = languageFor(message, locale);
  if (language !== null) return wordsIn(message, language);
  const [best] = languageOf(locale).reads;
  const written = locales.find((one) => wordsIn(message, one).text.trim() !== '');
  return wordsIn(message, written ?? best ?? 'en');
}

/** Errors of a draft: it needs a name, the rest may come later (rule ME3). */
export function checkDraft(
  form: Pick<MessageForm, 'internalName' | 'fileIds'> & MessageTexts,
): MessageError[] {
  const name = firstError(form.internalName, [required, maxLength(longestMessage.internalName)]);
  const tooMany = form.fileIds.length > attachmentLimits.files;
  return [
    ...(name === null ? [] : [{ field: 'internalName', locale: null, error: name } as const]),
    ...locales.flatMap((locale) => lengthErrors(form, locale)),
    ...(tooMany
      ? [{ field: 'fileIds', locale: null, error: { code: 'max', max: attachmentLimits.files } } as const]
      : []),
  ];
}

/** Errors of a message to send: one language is whole, and none is half written (rule ME3). */
export function checkMessage(
  form: Pick<MessageForm, 'internalName' | 'fileIds'> & MessageTexts,
): MessageError[] {
  const missing = { code: 'required' } as const;
  const half = locales.flatMap((locale): MessageError[] => {
    const { title, text } = wordsIn(form, locale);
    const [hasTitle, hasText] = [title.trim() !== '', text.trim() !== ''];
    return hasTitle === hasText ? [] : [{ field: hasTitle ? 'text' : 'title', locale, error: missing }];
  });
  const isEmpty = half.length === 0 && languageFor(form, 'en') === null;
  const none: MessageError[] = isEmpty ? [{ field: 'text', locale: null, error: missing }] : [];
  return [...checkDraft(form), ...half, ...none];
}

function lengthErrors(form: MessageTexts, locale: Locale): MessageError[] {
  const words = wordsIn(form, locale);
  return (['title', 'text'] as const).flatMap((field) => {
    const error = firstError(words[field], [maxLength(longestMessage[field])]);
    return error === null ? [] : [{ field, locale, error }];
  });
}

/** Paragraphs of a text, separated by empty lines; other line ends are kept. No markup (rule ME5). */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.replaceAll('\r\n', '\n').trim())
    .filter((paragraph) => paragraph !== '');
}
