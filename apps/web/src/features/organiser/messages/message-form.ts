import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { MessageField, MessageForm } from '@sevenmetre/rules/messages';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';

type Head = AdminMessages['messages'][number];

/** What the form edits, taken from a stored message. */
export interface TypedMessage extends MessageForm {
  readonly states: RegistrationState[];
  readonly categories: string[];
}

export const emptyMessage: TypedMessage = {
  internalName: '',
  recipientType: 'clubs',
  states: [],
  categories: [],
  overdueOnly: false,
  titleCs: '',
  titleEn: '',
  textCs: '',
  textEn: '',
};

export function formOf(head: Head): TypedMessage {
  const { internalName, recipientType, states, categories, overdueOnly } = head;
  const { titleCs, titleEn, textCs, textEn } = head;
  return { internalName, recipientType, states, categories, overdueOnly, titleCs, titleEn, textCs, textEn };
}

export function isSameForm(one: TypedMessage, other: TypedMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const texts = [
  'internalName',
  'titleCs',
  'titleEn',
  'textCs',
  'textEn',
] as const satisfies readonly MessageField[];

/** The texts that two forms have differently. */
export function differingTexts(mine: TypedMessage, theirs: TypedMessage): MessageField[] {
  return texts.filter((field) => mine[field] !== theirs[field]);
}
