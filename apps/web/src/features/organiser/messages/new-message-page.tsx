import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { checkDraft, type MessageTexts, wordsIn } from '@sevenmetre/rules/messages';
import { locales } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { messagePath, messagesPath, overdueReminder } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { giveUpUnsaved, useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MessageFields } from './message-fields.tsx';
import { emptyMessage, isSameForm, type TypedMessage } from './message-form.ts';
import { ReachCard } from './reach-card.tsx';
import { type Template, TemplateField } from './template-fields.tsx';
import { useReach } from './use-reach.ts';
import './messages.css';

/** A message that is not saved yet; saving gives it an address of its own. */
export function NewMessagePage() {
  const t = useWords();
  const read = useRead('adminMessages', {});
  return (
    <AdminPage title={t('messages.newTitle')} back={{ to: messagesPath, name: t('messages.back') }}>
      <Ready read={read}>{(list) => <NewMessage list={list} />}</Ready>
    </AdminPage>
  );
}

function NewMessage({ list }: { list: AdminMessages }) {
  const t = useWords();
  const initial = useInitial(list);
  const navigate = useNavigate();
  const create = useWrite('adminMessageCreate', ['adminMessages']);
  const [clientKey] = useState(newKey);
  const [form, setForm] = useState(initial);
  const [checked, setChecked] = useState(false);
  const reach = useReach(form, null);
  useUnsaved(!isSameForm(form, initial));
  const save = async () => {
    setChecked(true);
    if (checkDraft(form).length > 0) return false;
    const outcome = await create({ body: { ...form, clientKey } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('messages.saved'));
    giveUpUnsaved();
    void navigate(messagePath(outcome.body.message.id), { replace: true });
    return true;
  };
  return (
    <>
      <TemplateField
        templates={list.templates}
        isTyped={hasTexts(form) && !isSameForm(form, initial)}
        apply={(template) => setForm((before) => withTemplate(before, template, t))}
      />
      <MessageFields
        form={form}
        choices={list}
        files={[]}
        checked={checked}
        change={(patch) => setForm((before) => ({ ...before, ...patch }))}
        reach={
          reach === undefined ? null : (
            <ReachCard audience={form} reach={reach} choices={list} timeZone={list.timeZone} />
          )
        }
      />
      <div className="actions">
        <AsyncButton action={save}>{t('messages.save')}</AsyncButton>
      </div>
    </>
  );
}

function hasTexts(form: MessageTexts): boolean {
  return locales.some((locale) => {
    const { title, text } = wordsIn(form, locale);
    return title.trim() !== '' || text.trim() !== '';
  });
}

function withTexts(form: TypedMessage, texts: MessageTexts): TypedMessage {
  const { titleCs, titleEn, textCs, textEn, otherTexts } = texts;
  return { ...form, titleCs, titleEn, textCs, textEn, otherTexts };
}

/** A template gives its name to a message without one; a reminder is for clubs with an overdue invoice. */
function withTemplate(form: TypedMessage, template: Template | null, t: Translator): TypedMessage {
  if (template === null) return withTexts(form, emptyMessage);
  const { kind } = template;
  const name = kind === null ? template.name : t(`messages.templates.${kind}`);
  const internalName = form.internalName.trim() === '' ? name : form.internalName;
  const isReminder = kind === 'reminder' && form.recipientType === 'clubs';
  return { ...withTexts(form, template), internalName, ...(isReminder ? { overdueOnly: true } : {}) };
}

/** An empty message, or the proposed reminder for clubs with an overdue invoice. */
function useInitial({ templates, timeZone }: AdminMessages): TypedMessage {
  const t = useWords();
  const [query] = useSearchParams();
  const today = useNow((now) => dayIn(timeZone, now));
  const [initial] = useState(() =>
    query.get('for') === overdueReminder
      ? {
          ...withTexts(emptyMessage, templates.find(({ kind }) => kind === 'reminder') ?? emptyMessage),
          overdueOnly: true,
          internalName: t('messages.reminder.name', { day: dayText(t, today) }),
        }
      : emptyMessage,
  );
  return initial;
}
