import type { AdminMessage, AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { everyClub, type MessageForm, wordsIn } from '@sevenmetre/rules/messages';
import { type Locale, locales, type RegistrationState, type SummaryPart } from '@sevenmetre/rules/vocabulary';

type Head = AdminMessages['messages'][number];

/** What recipients and files are chosen from. */
export type Choices = Pick<AdminMessage, 'categories' | 'clubs' | 'places'>;

/** What the form edits, taken from a stored message. */
export interface TypedMessage extends MessageForm {
  readonly states: RegistrationState[];
  readonly categories: string[];
  readonly placeIds: number[];
  readonly clubIds: number[];
  readonly exceptClubIds: number[];
  readonly fileIds: number[];
  readonly summaryParts: SummaryPart[];
}

export const emptyMessage: TypedMessage = {
  ...everyClub,
  internalName: '',
  states: [],
  categories: [],
  placeIds: [],
  clubIds: [],
  exceptClubIds: [],
  titleCs: '',
  titleEn: '',
  textCs: '',
  textEn: '',
  otherTexts: {},
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

export function isSameForm(one: TypedMessage, other: TypedMessage): boolean {
  return comparable(one) === comparable(other);
}

/** Languages in one order, since stored ones come in another. */
function comparable({ otherTexts: _, ...form }: TypedMessage): string {
  return JSON.stringify([form, locales.map((locale) => wordsIn({ ...form, otherTexts: _ }, locale))]);
}

/** A text that two forms have differently. */
export type DifferingText =
  | { readonly field: 'internalName'; readonly theirs: string }
  | { readonly field: 'title' | 'text'; readonly locale: Locale; readonly theirs: string };

/** The texts that two forms have differently, as the other one has them. */
export function differingTexts(mine: TypedMessage, theirs: TypedMessage): DifferingText[] {
  const name =
    mine.internalName === theirs.internalName
      ? []
      : [{ field: 'internalName', theirs: theirs.internalName } as const];
  const texts = locales.flatMap((locale) => {
    const [own, other] = [wordsIn(mine, locale), wordsIn(theirs, locale)];
    return (['title', 'text'] as const).flatMap((field) =>
      own[field] === other[field] ? [] : [{ field, locale, theirs: other[field] }],
    );
  });
  return [...name, ...texts];
}
