import { firstFault, maxLength, required } from '../validation/index.ts';
import type { FieldFault } from '../validation/index.ts';
import type { Audience } from './audience.ts';

/** What an organiser writes. */
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

export interface MessageFault {
  readonly field: MessageField;
  readonly fault: FieldFault;
}

/** What keeps a draft from being saved: it needs a name to be found by, the rest may come later (rule ME3). */
export function judgeDraft(form: MessageForm): MessageFault[] {
  return faultsOf(form, ['internalName']);
}

/** What keeps a message from being sent: whoever reads either language needs a title and a text (rule ME3). */
export function judgeMessage(form: MessageForm): MessageFault[] {
  return faultsOf(form, Object.keys(lengths) as MessageField[]);
}

function faultsOf(form: MessageForm, needed: readonly MessageField[]): MessageFault[] {
  return (Object.keys(lengths) as MessageField[]).flatMap((field) => {
    const checks = [...(needed.includes(field) ? [required] : []), maxLength(lengths[field])];
    const fault = firstFault(form[field], checks);
    return fault === null ? [] : [{ field, fault }];
  });
}

/** Paragraphs of a text: empty lines part them, other lines stay below each other. Everything else is text (rule ME5). */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.replaceAll('\r\n', '\n').trim())
    .filter((paragraph) => paragraph !== '');
}
