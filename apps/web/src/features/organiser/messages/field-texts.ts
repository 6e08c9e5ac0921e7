import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { type Audience, everyClub } from '@sevenmetre/rules/messages';
import { summaryParts } from '@sevenmetre/rules/vocabulary';
import { conditionTexts } from './audience-text.ts';
import { type Choices, languageOfField, type MessageValues } from './message-form.ts';

interface Known {
  readonly values: MessageValues;
  readonly choices: Choices;
  readonly files: readonly UploadedFile[];
}

/** Names of the fields, and their values in words: for the list of errors, and for what somebody else has changed. */
export function fieldTexts(t: Translator, known: Known) {
  return {
    nameOf: (field: string) => nameOf(t, field),
    textOf: (field: string, value: unknown) => textOf(t, field, value, known),
  };
}

function nameOf(t: Translator, field: string): string {
  const locale = languageOfField(field);
  if (locale !== null)
    return `${t(field.startsWith('title') ? 'messages.titleField' : 'messages.text')} (${locale})`;
  const names: Readonly<Record<string, string>> = {
    internalName: t('messages.name'),
    recipientType: t('messages.to'),
    states: t('messages.states'),
    categories: t('messages.categories'),
    placeIds: t('messages.places'),
    clubIds: t('messages.addClub'),
    exceptClubIds: t('messages.leaveOutClub'),
    overdueOnly: t('messages.reminder.only'),
    withLeaders: t('messages.withLeaders'),
    fileIds: t('messages.files'),
    summaryParts: t('messages.summary.field'),
    plannedAt: t('messages.planAt'),
  };
  return names[field] ?? field;
}

/** A list in words; undefined: as it is written. */
function textOf(t: Translator, field: string, value: unknown, known: Known): string | undefined {
  const { values, choices, files } = known;
  if (field === 'recipientType')
    return t(value === 'referees' ? 'messages.recipients.referees' : 'messages.recipients.clubs');
  if (!Array.isArray(value)) return undefined;
  const named = (list: readonly { readonly id: number; readonly name: string }[]) =>
    list.filter(({ id }) => value.includes(id)).map(({ name }) => name);
  const words = {
    clubIds: () => named(choices.clubs),
    exceptClubIds: () => named(choices.clubs),
    fileIds: () => named(files.map(({ id, filename }) => ({ id, name: filename }))),
    summaryParts: () =>
      summaryParts.filter((part) => value.includes(part)).map((part) => t(`messages.summary.part.${part}`)),
  };
  const list = field in words ? words[field as keyof typeof words]() : conditions();
  return list.length === 0 ? t('signedIn.none') : list.join(', ');

  function conditions() {
    const audience: Audience = { ...everyClub, recipientType: values.recipientType, [field]: value };
    return conditionTexts(t, audience, choices.places)
      .filter(({ name }) => name === field)
      .map((condition) => condition.value);
  }
}
