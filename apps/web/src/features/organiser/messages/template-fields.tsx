import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { TypedMessage } from './message-form.ts';

export type Template = AdminMessages['templates'][number];

interface TemplateFieldProps {
  readonly templates: readonly Template[];
  /** Whether texts are typed that a template would replace. */
  readonly isTyped: boolean;
  readonly apply: (template: Template | null) => void;
}

/** Texts that a new message starts from. */
export function TemplateField({ templates, isTyped, apply }: TemplateFieldProps) {
  const t = useWords();
  const confirm = useConfirm();
  const [chosen, setChosen] = useState('');
  const template = templates.find((one) => keyOf(one) === chosen) ?? null;
  const choose = async (key: string) => {
    const question = { kind: 'warning', title: t('messages.templateReplace') } as const;
    if (isTyped && !(await confirm({ ...question, confirm: t('messages.templateUse') }))) return;
    setChosen(key);
    apply(templates.find((one) => keyOf(one) === key) ?? null);
  };
  return (
    <Card title={t('messages.template')}>
      <ListField<string>
        name="template"
        label={t('messages.template')}
        value={chosen}
        none={t('messages.templateEmpty')}
        optional="unsaid"
        onChange={(key) => void choose(key)}
        options={templates.map((one) => ({
          value: keyOf(one),
          label: one.kind === null ? one.name : t(`messages.templates.${one.kind}`),
        }))}
      />
      {template?.id == null ? null : (
        <DeleteTemplate id={template.id} name={template.name} after={() => setChosen('')} />
      )}
    </Card>
  );
}

function keyOf({ id, kind }: Template): string {
  return kind ?? String(id);
}

interface DeleteTemplateProps {
  readonly id: number;
  readonly name: string;
  readonly after: () => void;
}

function DeleteTemplate({ id, name, after }: DeleteTemplateProps) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('messageTemplateDelete', ['adminMessages']);
  const press = async () => {
    const question = { kind: 'warning', title: t('messages.templateDeleteSure', { name }) } as const;
    if (!(await confirm({ ...question, confirm: t('signedIn.delete') }))) return undefined;
    const outcome = await remove({ params: { id } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('messages.templateDeleted'));
    after();
    return true;
  };
  return (
    <div className="messages__actions">
      <AsyncButton action={press} look="danger">
        {t('messages.templateDelete')}
      </AsyncButton>
    </div>
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
