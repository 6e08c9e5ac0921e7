import { uploadAccept } from '@sevenmetre/contract/files/uploads';
import { clubLimits } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { sendFile } from '../../../lib/queries/upload.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useForm } from './form-context.ts';

/** Files that go with a registration: each is sent at once, and belongs to the registration when that is sent. */
export function FilesField() {
  const t = useWords();
  const { form, draft, error: errorAt } = useForm();
  const { sending, errors, send, remove } = useFiles();
  const isFull = form.uploadedFilesId.length >= clubLimits.files;
  const error = errorAt('uploadedFilesId');
  return (
    <div className="field">
      <b className="registration-form__label">{t('clubRegistration.field.uploadedFilesId')}</b>
      <p className="field-hint" id="f-uploadedFilesId-hint">
        {t('clubRegistration.hint.files')}
      </p>
      <ul className="registration-form__files">
        {draft.files.map(({ id, url, filename }) => (
          <li key={id}>
            <a href={url}>{filename}</a>
            <button
              type="button"
              className="button button--outline button--danger"
              aria-label={t('clubRegistration.file.remove', { name: filename })}
              onClick={() => remove(id)}
            >
              {t('signedIn.remove')}
            </button>
          </li>
        ))}
      </ul>
      <label className="button button--outline registration-form__file" data-off={isFull || sending !== null}>
        {sending === null
          ? t('clubRegistration.file.add')
          : t('clubRegistration.file.sending', { name: sending })}
        <input
          id="f-uploadedFilesId"
          type="file"
          className="visually-hidden"
          accept={uploadAccept}
          disabled={isFull || sending !== null}
          aria-describedby="f-uploadedFilesId-hint"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </label>
      <div role="status" className="field-error">
        {errors ?? error ?? ''}
      </div>
    </div>
  );
}

function useFiles() {
  const t = useWords();
  const { form, draft, change, changeDraft } = useForm();
  const [sending, setSending] = useState<string | null>(null);
  const [errors, setErrors] = useState<string | null>(null);
  const send = async (file: File) => {
    setSending(file.name);
    setErrors(null);
    const outcome = await sendFile(file);
    setSending(null);
    if (!outcome.ok) {
      setErrors(
        t('clubRegistration.file.failed', { name: file.name, reason: failureText(t, outcome.failure) }),
      );
      return;
    }
    changeDraft({ files: [...draft.files, outcome.file] });
    change({ uploadedFilesId: [...form.uploadedFilesId, outcome.file.id] });
  };
  const remove = (id: number) => {
    changeDraft({ files: draft.files.filter((file) => file.id !== id) });
    change({ uploadedFilesId: form.uploadedFilesId.filter((known) => known !== id) });
  };
  return { sending, errors, send, remove };
}
