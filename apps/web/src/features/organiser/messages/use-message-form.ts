import type { AdminMessage, MessageReach } from '@sevenmetre/contract/messages/schemas';
import { wordsFor } from '@sevenmetre/rules/messages';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { required } from '@sevenmetre/rules/validation';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { messagePath } from '../../../lib/paths/signed-in-paths.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { type FormErrors, type Sent, type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import {
  errorsOf,
  formOf,
  messageOf,
  type MessageValues,
  type TypedMessage,
  unknownNames,
  valuesOf,
} from './message-form.ts';
import { useMailsKept } from '../page/mails-kept.tsx';
import { languagesText, recordsText } from './recipients-pane.tsx';

/** As which club or referee a message is seen, and in which language. */
export interface ShownMail {
  readonly locale: Locale;
  /** null: the first one. */
  readonly sampleId: number | null;
}

/** What is done with a message beside saving it. Each saves first: what is read is what goes out. */
type MessageWay = 'send' | 'plan' | 'test';
export type UsedMessageForm = UsedForm<MessageValues, MessageWay>;

interface MessageFormOptions {
  /** null: it is new. */
  readonly detail: AdminMessage | null;
  /** What a new one begins with. */
  readonly initial: TypedMessage;
  readonly refresh: () => Promise<void>;
  /** Whose mail the preview shows: the test is the same one. */
  readonly shown: ShownMail;
}

/** A draft, what is wrong with it, and how it is saved, tested, planned and sent. */
export function useMessageForm(options: MessageFormOptions): UsedMessageForm {
  const { initial, refresh, detail } = options;
  const { t } = useLanguage();
  const { current, save, leave } = useSaved(options);
  const act = useActions(options);
  const check = (values: MessageValues, way: MessageWay | null): FormErrors<MessageValues> => {
    const unknown = way === 'send' || way === 'plan' ? unknownNames(values) : [];
    const missing = errorsOf(values, way !== null)
      // A test may have a language that is half written.
      .filter(({ locale, error }) => way !== 'test' || locale === null || error.code !== 'required')
      .map(({ field, locale, error }) => [
        field,
        field !== 'internalName' && locale === null ? t('messages.sendMissing') : error,
      ]);
    const names = unknown.map(([field, list]) => [
      field,
      t('messages.placeholdersUnknown', { list: list.map((name) => `{${name}}`).join(', ') }),
    ]);
    const { plannedAt } = values;
    const time = required(plannedAt) ?? (isInstant(plannedAt) ? null : ({ code: 'dateFormat' } as const));
    return { ...Object.fromEntries([...names, ...missing]), ...(way === 'plan' ? { plannedAt: time } : {}) };
  };
  return useForm<MessageValues, MessageWay>({
    values: valuesOf(current === null ? initial : formOf(current.message)),
    check,
    refused: (failure) =>
      failure.kind === 'refused' && failure.code === 'message-time-refused'
        ? { plannedAt: failureText(t, failure) }
        : {},
    ...(detail === null ? {} : { refresh }),
    send: async (values, { way, before, stored: keep }) => {
      const saved = await save(values, before);
      if (!saved.ok) return saved;
      const now = saved.body ?? current;
      if (now === null) return { ok: false, failure: null };
      // A time that is typed is no part of the draft.
      if (saved.body !== null) keep({ ...valuesOf(formOf(now.message)), plannedAt: values.plannedAt });
      if (way === null) showToast('done', t('messages.saved'));
      const done = way === null ? { ok: true as const } : await act(way, values, now);
      if (detail !== null) return done;
      // The page that could say why is left for that of the draft.
      if (done?.ok === false && done.failure !== null) showToast('error', failureText(t, done.failure));
      leave(now.message.id);
      return done;
    },
  });
}

/** Creates the draft, or changes it where something is typed; a new one has an address of its own then. */
function useSaved({ detail }: MessageFormOptions) {
  const navigate = useNavigate();
  const create = useWrite('adminMessageCreate', ['adminMessages']);
  const update = useWrite('adminMessageUpdate', ['adminMessage', 'adminMessages']);
  const clientKey = useRef(newKey());
  const [own, setOwn] = useState(detail);
  // The answer of a save is newer than what was read until it is read again.
  const isOwnNewer = detail !== null && own !== null && own.message.revision > detail.message.revision;
  const current = isOwnNewer ? own : detail;
  const change = async (values: MessageValues, before: MessageValues) => {
    if (current === null) return create({ body: { ...messageOf(values), clientKey: clientKey.current } });
    const stored = current.message;
    const isOlder = !isSame(before, valuesOf(formOf(stored)));
    if (!isOlder && isSame(values, before)) return { ok: true as const, body: null };
    // What was typed over another version is refused, and becomes a question.
    const revision = isOlder ? Math.max(1, stored.revision - 1) : stored.revision;
    return update({ params: { id: stored.id }, body: { ...messageOf(values), revision } });
  };
  const save = async (values: MessageValues, before: MessageValues) => {
    const outcome = await change(values, before);
    if (outcome.ok && outcome.body !== null) setOwn(outcome.body);
    return outcome;
  };
  const leave = (id: number) => {
    giveUpUnsaved();
    void navigate(messagePath(id), { replace: true });
  };
  return { current, save, leave };
}

function isSame(one: MessageValues, other: MessageValues): boolean {
  const [mine, theirs] = [one, other].map((values) => JSON.stringify(messageOf(values)));
  return mine === theirs;
}

/** What follows the save. */
function useActions({ shown }: MessageFormOptions) {
  const { t } = useLanguage();
  const plan = useWrite('adminMessagePlan', ['adminMessage', 'adminMessages']);
  const test = useWrite('adminMessageTest');
  const send = useSend();
  const isKept = useMailsKept();
  return async (way: MessageWay, { plannedAt }: MessageValues, detail: AdminMessage): Promise<Sent> => {
    const { id, revision } = detail.message;
    if (way === 'test') {
      const outcome = await test({ params: { id }, body: { revision, ...shown } });
      const said = isKept ? 'messages.testKept' : 'messages.tested';
      if (outcome.ok) showToast('done', t(said, { address: outcome.body.to }));
      return outcome;
    }
    // Counted at the press: clubs register and pay while one writes.
    const counted = await callServer('adminMessage', { params: { id } });
    if (!counted.ok) return counted;
    const { reach } = counted.body;
    if (way === 'send') return send(detail, reach);
    const outcome = await plan({
      params: { id },
      body: { revision, at: plannedAt, remindedAt: reach.remindedAt },
    });
    if (outcome.ok) showToast('done', t('messages.planDone'));
    return outcome;
  };
}

/** Asks with the number of those who get it, and sends; another number meanwhile is asked about again. */
function useSend() {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  const isKept = useMailsKept();
  const send = useWrite('adminMessageSend', ['adminMessage', 'adminMessages']);
  return async ({ message, timeZone }: AdminMessage, reach: MessageReach) => {
    const { remindedAt, mails } = reach;
    const { title } = wordsFor(message, locale);
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('messages.sendTitle', { count: mails }),
      text: [
        ...(remindedAt === null
          ? []
          : [t('messages.reminder.again', { at: instantText(t, remindedAt, timeZone) })]),
        t('messages.sendText', {
          title,
          records: recordsText(t, message, reach),
          languages: languagesText(reach) || '–',
        }),
      ].join(' '),
      confirm: t('messages.sendConfirm'),
    });
    if (!isAgreed) return undefined;
    const seen = { revision: message.revision, mails, remindedAt };
    const outcome = await send({ params: { id: message.id }, body: seen });
    const count = outcome.ok ? (outcome.body.message.mails ?? 0) : 0;
    const said = isKept && count > 0 ? t('messages.sendKept') : t('messages.sendDone', { count });
    if (outcome.ok) showToast('done', said);
    return outcome;
  };
}
