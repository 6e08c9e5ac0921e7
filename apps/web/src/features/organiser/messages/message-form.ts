import type { AdminMessage, AdminMessages } from '@sevenmetre/contract/messages/schemas';
import {
  checkDraft,
  checkMessage,
  everyClub,
  longestMessage,
  type MessageForm,
  unknownPlaceholders,
  withWords,
  wordsIn,
} from '@sevenmetre/rules/messages';
import { type Locale, locales, type RegistrationState, type SummaryPart } from '@sevenmetre/rules/vocabulary';

type Head = AdminMessages['messages'][number];

/** What recipients and files are chosen from. */
export type Choices = Pick<AdminMessage, 'categories' | 'clubs' | 'places'>;

/** What the form edits, as it is stored. */
export interface TypedMessage extends MessageForm {
  readonly states: RegistrationState[];
  readonly categories: string[];
  readonly placeIds: number[];
  readonly clubIds: number[];
  readonly exceptClubIds: number[];
  readonly fileIds: number[];
  readonly summaryParts: SummaryPart[];
}

/** The field of a title and that of a text, by language: each is typed, checked and compared by itself. */
export const titleFields = {
  cs: 'titleCs',
  en: 'titleEn',
  de: 'titleDe',
  sk: 'titleSk',
  pl: 'titlePl',
} as const;
export const textFields = { cs: 'textCs', en: 'textEn', de: 'textDe', sk: 'textSk', pl: 'textPl' } as const;
type TextField = (typeof titleFields)[Locale] | (typeof textFields)[Locale];

/** What is typed: the recipients, and the words of each language. */
export type MessageValues = Omit<TypedMessage, 'otherTexts' | TextField> &
  Readonly<Record<TextField, string>> & {
    /** When it is to be sent; '': not said. */
    readonly plannedAt: string;
  };

const noTexts = { titleCs: '', titleEn: '', textCs: '', textEn: '', otherTexts: {} };

export const emptyMessage: TypedMessage = {
  ...everyClub,
  ...noTexts,
  internalName: '',
  states: [],
  categories: [],
  placeIds: [],
  clubIds: [],
  exceptClubIds: [],
  fileIds: [],
  summaryParts: [],
};

export function formOf(head: Head): TypedMessage {
  const { internalName, recipientType, states, categories, placeIds, clubIds, exceptClubIds } = head;
  const { overdueOnly, withLeaders, titleCs, titleEn, textCs, textEn, otherTexts } = head;
  const { fileIds, summaryParts } = head;
  const audience = { recipientType, states, categories, placeIds, clubIds, exceptClubIds };
  const texts = { titleCs, titleEn, textCs, textEn, otherTexts };
  return { internalName, ...audience, overdueOnly, withLeaders, ...texts, fileIds, summaryParts };
}

/** A message as its fields hold it. */
export function valuesOf({ otherTexts: _, ...message }: TypedMessage): MessageValues {
  const [de, sk, pl] = (['de', 'sk', 'pl'] as const).map((locale) =>
    wordsIn({ ...message, otherTexts: _ }, locale),
  );
  return {
    ...message,
    titleDe: de?.title ?? '',
    textDe: de?.text ?? '',
    titleSk: sk?.title ?? '',
    textSk: sk?.text ?? '',
    titlePl: pl?.title ?? '',
    textPl: pl?.text ?? '',
    plannedAt: '',
  };
}

/** The message that the fields hold. */
export function messageOf(values: MessageValues): TypedMessage {
  const { titleDe, textDe, titleSk, textSk, titlePl, textPl, plannedAt: _, ...rest } = values;
  const internalName = nameOf(values);
  const german = withWords({ ...rest, internalName, otherTexts: {} }, 'de', { title: titleDe, text: textDe });
  const slovak = withWords(german, 'sk', { title: titleSk, text: textSk });
  return withWords(slovak, 'pl', { title: titlePl, text: textPl });
}

/** What organisers call a message: without a name of its own its first title. */
export function nameOf({ internalName, ...values }: MessageValues): string {
  if (internalName.trim() !== '') return internalName;
  const titles = locales.map((locale) => values[titleFields[locale]].trim());
  return (titles.find((title) => title !== '') ?? '').slice(0, longestMessage.internalName);
}

/** The words of other texts as fields, such as those of a template. */
export function wordsOf(texts: Parameters<typeof wordsIn>[0]): Partial<MessageValues> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const { title, text } = wordsIn(texts, locale);
      return [
        [titleFields[locale], title],
        [textFields[locale], text],
      ];
    }),
  );
}

/** Whether anything is written in any language. */
export function hasWords(values: MessageValues): boolean {
  return locales.some(
    (locale) => values[titleFields[locale]].trim() !== '' || values[textFields[locale]].trim() !== '',
  );
}

/** The language whose words a field holds; null: another field. */
export function languageOfField(field: string): Locale | null {
  return locales.find((locale) => titleFields[locale] === field || textFields[locale] === field) ?? null;
}

/** What is wrong with a message: a draft may lack words, one that goes out may not. */
export function errorsOf(values: MessageValues, isToSend: boolean) {
  const message = messageOf(values);
  return (isToSend ? checkMessage(message) : checkDraft(message)).map((found) => ({
    field: fieldOf(found),
    locale: found.locale,
    error: found.error,
  }));
}

/** Without a language the words are missing in all of them: the first field says so. */
function fieldOf({ field, locale }: ReturnType<typeof checkMessage>[number]): keyof MessageValues {
  if (field === 'internalName' || field === 'fileIds') return field;
  return (field === 'title' ? titleFields : textFields)[locale ?? 'cs'];
}

/** Names in braces that mean nothing, by the field that has them. */
export function unknownNames(values: MessageValues): readonly (readonly [TextField, readonly string[]])[] {
  const { recipientType } = values;
  return locales.flatMap((locale) =>
    ([titleFields, textFields] as const).flatMap((fields) => {
      const words = { title: values[fields[locale]], text: '' };
      const names = unknownPlaceholders({ recipientType, ...withWords(noTexts, locale, words) });
      return names.length === 0 ? [] : [[fields[locale], names] as const];
    }),
  );
}
