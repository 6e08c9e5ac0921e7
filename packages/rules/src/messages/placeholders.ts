import type { MessageRecipients, SummaryPart } from '../vocabulary/index.ts';
import { type MessageTexts, wordsIn } from './message-form.ts';
import { locales } from '../language/index.ts';

/** Words in braces that stand for something of the recipient (rule ME17). */
export const messagePlaceholders = ['contact', 'club', 'teams', 'due', 'symbol', 'page'] as const;
type MessagePlaceholder = (typeof messagePlaceholders)[number];
export type PlaceholderValues = Readonly<Partial<Record<MessagePlaceholder, string>>>;

/** Those of referees, who have no club. */
const ofReferees: readonly string[] = ['contact', 'page'] satisfies MessagePlaceholder[];

const inBraces = /\{([^{}\s]{1,40})\}/g;

/** The placeholders that may stand in a message to these recipients. */
export function placeholdersFor(recipientType: MessageRecipients): readonly MessagePlaceholder[] {
  return messagePlaceholders.filter((name) => recipientType === 'clubs' || ofReferees.includes(name));
}

/** Names in braces in all languages of a message, each once. */
function namesIn(message: MessageTexts): string[] {
  const texts = locales.flatMap((locale) => {
    const { title, text } = wordsIn(message, locale);
    return [title, text];
  });
  return [...new Set(texts.flatMap((text) => [...text.matchAll(inBraces)].map(([, name = '']) => name)))];
}

/** Names in braces that stand for nothing: the message cannot be sent (rule ME17). */
export function unknownPlaceholders(
  message: MessageTexts & { readonly recipientType: MessageRecipients },
): string[] {
  const known: readonly string[] = placeholdersFor(message.recipientType);
  return namesIn(message).filter((name) => !known.includes(name));
}

/** What makes a letter another one for each club. */
export interface PersonalContent extends MessageTexts {
  readonly summaryParts: readonly SummaryPart[];
}

/** Whether each recipient gets other words or another PDF, so that a mail cannot be shared by two clubs. */
export function isPersonal(message: PersonalContent): boolean {
  const names: readonly string[] = messagePlaceholders;
  return message.summaryParts.length > 0 || namesIn(message).some((name) => names.includes(name));
}

/** Whether a message says what a club owes, which leaders of its teams do not see (rules ME17, ME19). */
export function namesMoney(message: PersonalContent): boolean {
  const names: readonly string[] = ['due', 'symbol'] satisfies MessagePlaceholder[];
  return message.summaryParts.includes('account') || namesIn(message).some((name) => names.includes(name));
}

/** Whether a message is about what clubs owe: a reminder, or one that names it. */
export function isAboutMoney(message: PersonalContent & { readonly overdueOnly: boolean }): boolean {
  return message.overdueOnly || namesMoney(message);
}

/** The text with these values; placeholders without a value stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, name: string) => {
    const known = messagePlaceholders.find((one) => one === name);
    return (known && values[known]) ?? whole;
  });
}
