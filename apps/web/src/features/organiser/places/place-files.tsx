import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { uploadAccept } from '@sevenmetre/contract/files/uploads';
import { placeLimits } from '@sevenmetre/rules/enumerations';
import { useWords } from '../../../lib/words/words.ts';
import { FileButton, useUpload } from '../../../ui/forms/file-button.tsx';

interface PlaceFilesProps {
  readonly files: readonly UploadedFile[];
  readonly keep: (files: readonly UploadedFile[]) => void;
  readonly error: string | undefined;
}

/** Pictures and papers of a place: each is sent at once, and is the place's when that is saved. */
export function PlaceFiles({ files, keep, error }: PlaceFilesProps) {
  const t = useWords();
  const upload = useUpload({
    keep: (file) => {
      keep([...files, file]);
      return null;
    },
    failed: (words) => t('enumerations.place.failed', words),
  });
  const { sending } = upload;
  return (
    <div className="field">
      <p className="field-hint" id="f-fileIds-hint">
        {t('enumerations.place.filesHint')}
      </p>
      <ul className="enumerations__list">
        {files.map((file) => (
          <li key={file.id} className="enumerations__file">
            <a href={file.url}>{file.filename}</a>
            <button
              className="button button--outline button--danger"
              type="button"
              aria-label={t('enumerations.place.removeFile', { name: file.filename })}
              onClick={() => keep(files.filter(({ id }) => id !== file.id))}
            >
              {t('signedIn.remove')}
            </button>
          </li>
        ))}
      </ul>
      <FileButton
        id="f-fileIds"
        accept={uploadAccept}
        isOff={files.length >= placeLimits.files || sending !== null}
        describedBy="f-fileIds-hint"
        choose={upload.send}
      >
        {sending === null
          ? t('enumerations.place.addFile')
          : t('enumerations.place.sending', { name: sending })}
      </FileButton>
      <div role="status" className="field-error">
        {upload.error ?? error ?? ''}
      </div>
    </div>
  );
}
