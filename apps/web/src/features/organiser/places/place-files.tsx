import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { uploadAccept } from '@sevenmetre/contract/files/uploads';
import { placeLimits } from '@sevenmetre/rules/enumerations';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { sendFile } from '../../../lib/queries/upload.ts';

interface PlaceFilesProps {
  readonly files: readonly UploadedFile[];
  readonly keep: (files: readonly UploadedFile[]) => void;
  readonly error: string | undefined;
}

/** Pictures and papers of a place: each is sent at once, and is the place's when that is saved. */
export function PlaceFiles({ files, keep, error }: PlaceFilesProps) {
  const t = useWords();
  const [sending, setSending] = useState<string | null>(null);
  const [sendError, setSendError] = useState<string | null>(null);
  const isFull = files.length >= placeLimits.files || sending !== null;
  const send = async (file: File) => {
    setSending(file.name);
    setSendError(null);
    const outcome = await sendFile(file);
    setSending(null);
    if (outcome.ok) keep([...files, outcome.file]);
    else
      setSendError(
        t('enumerations.place.failed', { name: file.name, reason: failureText(t, outcome.failure) }),
      );
  };
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
      <label className="button button--outline enumerations__upload" data-off={isFull}>
        {sending === null
          ? t('enumerations.place.addFile')
          : t('enumerations.place.sending', { name: sending })}
        <input
          id="f-fileIds"
          type="file"
          className="visually-hidden"
          accept={uploadAccept}
          disabled={isFull}
          aria-describedby="f-fileIds-hint"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </label>
      <div role="status" className="field-error">
        {sendError ?? error ?? ''}
      </div>
    </div>
  );
}
