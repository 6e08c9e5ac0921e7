import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Pop } from '../../../ui/lists/pop.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { hasWords, type TypedMessage, wordsOf } from './message-form.ts';
import type { UsedMessageForm } from './use-message-form.ts';

type Template = AdminMessages['templates'][number];

/** Puts the texts of a template in place of what is written; asks first where that is something. */
export function TemplatePop({ form }: { form: UsedMessageForm }) {
  const t = useWords();
  const confirm = useConfirm();
  const nameOf = ({ kind, name }: Template) => (kind === null ? name : t(`messages.templates.${kind}`));
  const use = async (template: Template) => {
    const { values } = form;
    const question = { kind: 'warning', title: t('messages.templateReplace') } as const;
    if (hasWords(values) && !(await confirm({ ...question, confirm: t('messages.templateUse') }))) return;
    const isReminder = template.kind === 'reminder' && values.recipientType === 'clubs';
    form.change({
      ...wordsOf(template),
      ...(values.internalName.trim() === '' ? { internalName: nameOf(template) } : {}),
      ...(isReminder ? { overdueOnly: true, withLeaders: false } : {}),
    });
  };
  return (
    <Pop
      part="template"
      className="button button--outline"
      align="end"
      title={t('messages.templateFrom')}
      face={t('messages.templateFrom')}
    >
      {(close) => (
        <Templates
          nameOf={nameOf}
          use={(template) => {
            close();
            void use(template);
          }}
          close={close}
        />
      )}
    </Pop>
  );
}

interface TemplatesProps {
  readonly nameOf: (template: Template) => string;
  readonly use: (template: Template) => void;
  readonly close: () => void;
}

function Templates({ nameOf, use, close }: TemplatesProps) {
  const read = useRead('adminMessages', {});
  return (
    <Ready read={read}>
      {({ templates }) => (
        <ul className="message-templates">
          {templates.map((template) => (
            <li key={template.kind ?? template.id}>
              <button type="button" className="list-quiet" onClick={() => use(template)}>
                {nameOf(template)}
              </button>
              {template.id === null ? null : (
                <DeleteTemplate id={template.id} name={template.name} close={close} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Ready>
  );
}

interface DeleteTemplateProps {
  readonly id: number;
  readonly name: string;
  readonly close: () => void;
}

function DeleteTemplate({ id, name, close }: DeleteTemplateProps) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('messageTemplateDelete', ['adminMessages']);
  const press = async () => {
    close();
    const question = { kind: 'warning', title: t('messages.templateDeleteSure', { name }) } as const;
    if (!(await confirm({ ...question, confirm: t('signedIn.delete') }))) return;
    const outcome = await remove({ params: { id } });
    if (outcome.ok) showToast('done', t('messages.templateDeleted'));
    else showToast('error', failureText(t, outcome.failure));
  };
  return (
    <button
      type="button"
      className="list-quiet"
      aria-label={`${t('messages.templateDelete')}: ${name}`}
      onClick={() => void press()}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}

/** Keeps the texts of a message as a template under its internal name. */
export function SaveTemplate({ form }: { form: TypedMessage }) {
  const t = useWords();
  const create = useWrite('messageTemplateCreate', ['adminMessages']);
  const [clientKey, setClientKey] = useState(newKey);
  const { internalName, titleCs, titleEn, textCs, textEn, otherTexts } = form;
  const name = internalName.trim();
  const save = async () => {
    const texts = { titleCs, titleEn, textCs, textEn, otherTexts };
    const outcome = await create({ body: { name, ...texts, clientKey } });
    setClientKey(newKey());
    if (outcome.ok) showToast('done', t('messages.templateSaved', { name }));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={save} look="plain" disabled={name === ''}>
      {t('messages.templateSave')}
    </AsyncButton>
  );
}
