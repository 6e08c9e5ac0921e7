import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { attachmentLimits } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { FileButton, useUpload } from '../../../ui/forms/file-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

interface AttachmentsFieldProps {
  /** Files of the stored message. */
  readonly stored: readonly UploadedFile[];
  readonly fileIds: readonly number[];
  readonly change: (fileIds: number[]) => void;
}

const accept = [...attachmentLimits.extensions, 'jpeg'].map((extension) => `.${extension}`).join(',');
const megabytes = attachmentLimits.bytes / 1024 / 1024;

/** Files that go with a message: each is sent at once, and belongs to the message when that is saved. */
export function AttachmentsField({ stored, fileIds, change }: AttachmentsFieldProps) {
  const t = useWords();
  const { files, sending, error, send } = useAttachments(stored, fileIds, change);
  const isFull = fileIds.length >= attachmentLimits.files;
  return (
    <Card title={t('messages.files')}>
      <p className="field-hint" id="f-attachments-hint">
        {t('messages.filesHint', { files: attachmentLimits.files, size: megabytes })}
      </p>
      <ul className="messages__tokens">
        {files.map(({ id, url, filename, size }) => (
          <li key={id}>
            <a href={url}>{filename}</a>
            {size === null ? null : <span className="muted"> {t.number(Math.ceil(size / 1024))} kB</span>}
            <button
              className="button button--outline"
              type="button"
              aria-label={t('messages.takeBack', { name: filename })}
              onClick={() => change(fileIds.filter((known) => known !== id))}
            >
              {t('signedIn.remove')}
            </button>
          </li>
        ))}
      </ul>
      <FileButton
        id="f-attachments"
        accept={accept}
        isOff={isFull || sending !== null}
        describedBy="f-attachments-hint"
        choose={send}
      >
        {sending === null ? t('messages.addFile') : t('messages.sendingFile', { name: sending })}
      </FileButton>
      <div role="status" className="field-error">
        {error}
      </div>
    </Card>
  );
}

function useAttachments(
  stored: readonly UploadedFile[],
  fileIds: readonly number[],
  change: (fileIds: number[]) => void,
) {
  const t = useWords();
  const [added, setAdded] = useState<readonly UploadedFile[]>([]);
  const upload = useUpload({
    keep: (file) => {
      if (!attachmentLimits.extensions.some((allowed) => allowed === file.extension))
        return t('messages.fileKind');
      setAdded([...added, file]);
      change([...fileIds, file.id]);
      return null;
    },
    failed: (words) => t('messages.fileFailed', words),
  });
  const known = [...stored, ...added];
  const files = fileIds.flatMap((id) => known.find((file) => file.id === id) ?? []);
  const send = (file: File) => {
    const together = files.reduce((sum, { size }) => sum + (size ?? 0), 0) + file.size;
    if (together > attachmentLimits.bytes) upload.setError(t('messages.filesTooLarge', { size: megabytes }));
    else upload.send(file);
  };
  return { files, sending: upload.sending, error: upload.error, send };
}
