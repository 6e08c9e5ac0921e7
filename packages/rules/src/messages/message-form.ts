import { firstError, maxLength, required } from '../validation/index.ts';
import type { FieldError } from '../validation/index.ts';
import type { Audience } from './audience.ts';

/** The organiser's form. */
export interface MessageForm extends Audience {
  /** For organisers only. */
  readonly internalName: string;
  readonly titleCs: string;
  readonly titleEn: string;
  readonly textCs: string;
  readonly textEn: string;
}

export const longestMessage = { internalName: 100, title: 150, text: 5000 } as const;

const lengths = {
  internalName: longestMessage.internalName,
  titleCs: longestMessage.title,
  titleEn: longestMessage.title,
  textCs: longestMessage.text,
  textEn: longestMessage.text,
} as const;
export type MessageField = keyof typeof lengths;

export interface MessageError {
  readonly field: MessageField;
  readonly error: FieldError;
}

/** Errors of a draft: it needs a name, the rest may come later (rule ME3). */
export function checkDraft(form: MessageForm): MessageError[] {
  return errorsOf(form, ['internalName']);
}

/** Errors of a message to send: both languages need title and text (rule ME3). */
export function checkMessage(form: MessageForm): MessageError[] {
  return errorsOf(form, Object.keys(lengths) as MessageField[]);
}

function errorsOf(form: MessageForm, needed: readonly MessageField[]): MessageError[] {
  return (Object.keys(lengths) as MessageField[]).flatMap((field) => {
    const checks = [...(needed.includes(field) ? [required] : []), maxLength(lengths[field])];
    const error = firstError(form[field], checks);
    return error === null ? [] : [{ field, error }];
  });
}

/** Paragraphs of a text, separated by empty lines; other line ends are kept. No markup (rule ME5). */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.replaceAll('\r\n', '\n').trim())
    .filter((paragraph) => paragraph !== '');
}
