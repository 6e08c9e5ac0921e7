import { uploadAccept } from '@sevenmetre/contract/files/uploads';
import { clubLimits } from '@sevenmetre/rules/registration';
import { useWords } from '../../../lib/words/words.ts';
import { FileButton, useUpload } from '../../../ui/forms/file-button.tsx';
import { useForm } from './form-context.ts';

/** Files that go with a registration: each is sent at once, and belongs to the registration when that is sent. */
export function FilesField() {
  const t = useWords();
  const { form, draft, error: errorAt } = useForm();
  const { sending, error: sendError, send, remove } = useFiles();
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
      <FileButton
        id="f-uploadedFilesId"
        accept={uploadAccept}
        isOff={isFull || sending !== null}
        describedBy="f-uploadedFilesId-hint"
        choose={send}
      >
        {sending === null
          ? t('clubRegistration.file.add')
          : t('clubRegistration.file.sending', { name: sending })}
      </FileButton>
      <div role="status" className="field-error">
        {sendError ?? error ?? ''}
      </div>
    </div>
  );
}

function useFiles() {
  const t = useWords();
  const { form, draft, change, changeDraft } = useForm();
  const upload = useUpload({
    keep: (file) => {
      changeDraft({ files: [...draft.files, file] });
      change({ uploadedFilesId: [...form.uploadedFilesId, file.id] });
      return null;
    },
    failed: (words) => t('clubRegistration.file.failed', words),
  });
  const remove = (id: number) => {
    changeDraft({ files: draft.files.filter((file) => file.id !== id) });
    change({ uploadedFilesId: form.uploadedFilesId.filter((known) => known !== id) });
  };
  return { ...upload, remove };
}
