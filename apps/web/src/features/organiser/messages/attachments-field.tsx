import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { attachmentLimits } from '@sevenmetre/rules/messages';
import { summaryParts } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { FileButton, useUpload } from '../../../ui/forms/file-button.tsx';
import { Pop } from '../../../ui/lists/pop.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { MessageValues } from './message-form.ts';

interface AttachmentsFieldProps {
  readonly values: MessageValues;
  readonly change: (patch: Partial<MessageValues>) => void;
  /** Files of the message that are known by name. */
  readonly files: readonly UploadedFile[];
  /** Remembers a file that was sent. */
  readonly add: (file: UploadedFile) => void;
}

const accept = [...attachmentLimits.extensions, 'jpeg'].map((extension) => `.${extension}`).join(',');
const megabytes = attachmentLimits.bytes / 1024 / 1024;

/** What goes with a message: the PDF of each club, and files; each file is sent at once, and kept when the message is saved. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const t = useWords();
  const { values, change } = props;
  const { fileIds } = values;
  const { files, sending, error, send } = useAttachments(props);
  const hint = t('messages.filesHint', { files: attachmentLimits.files, size: megabytes });
  return (
    <div className="message-line" role="group" aria-label={t('messages.files')}>
      {values.recipientType === 'clubs' ? <SummaryField values={values} change={change} /> : null}
      {files.map(({ id, url, filename, size }) => (
        <span key={id} className="list-token">
          <span>
            <a href={url}>{filename}</a>
            {size === null ? null : <span className="muted"> {t.number(Math.ceil(size / 1024))} kB</span>}
          </span>
          <button
            type="button"
            aria-label={t('messages.takeBack', { name: filename })}
            onClick={() => change({ fileIds: fileIds.filter((known) => known !== id) })}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </span>
      ))}
      <FileButton
        id="f-fileIds"
        accept={accept}
        isOff={fileIds.length >= attachmentLimits.files || sending !== null}
        describedBy="f-fileIds-hint"
        choose={send}
      >
        {sending === null ? `+ ${t('messages.addFile')}` : t('messages.sendingFile', { name: sending })}
      </FileButton>
      <span className="message-line__hint muted" id="f-fileIds-hint">
        {hint}
      </span>
      <div role="status" className="field-error">
        {error}
      </div>
    </div>
  );
}

/** What the PDF of each club contains, if one goes along. */
function SummaryField({ values, change }: Pick<AttachmentsFieldProps, 'values' | 'change'>) {
  const t = useWords();
  const parts = summaryParts.filter((part) => values.summaryParts.includes(part));
  const name = t('messages.summary.field');
  return (
    <Pop
      part="summary"
      className="list-filters__add"
      title={name}
      face={
        parts.length === 0 ? (
          <>+ {name}</>
        ) : (
          <>
            <b>{name}</b> <span className="muted">{t('messages.madeForEach')}</span>
          </>
        )
      }
    >
      {() => (
        <div className="message-conditions">
          <CheckGroup
            legend={name}
            hint={t('messages.summary.hint')}
            options={summaryParts.map((value) => ({
              value,
              label: t(`messages.summary.part.${value}`),
              ...(value === 'account' ? { hint: t('messages.summary.money') } : {}),
            }))}
            chosen={values.summaryParts}
            change={(next) => change({ summaryParts: next })}
          />
        </div>
      )}
    </Pop>
  );
}

/** The files of a message by name, those sent since it was opened among them. */
export function useFiles(stored: readonly UploadedFile[]) {
  const [added, setAdded] = useState<readonly UploadedFile[]>([]);
  const add = (file: UploadedFile) => setAdded((known) => [...known, file]);
  return { files: [...stored, ...added.filter(({ id }) => stored.every((file) => file.id !== id))], add };
}

function useAttachments({ files: known, values: { fileIds }, change, add }: AttachmentsFieldProps) {
  const t = useWords();
  const upload = useUpload({
    keep: (file) => {
      if (!attachmentLimits.extensions.some((allowed) => allowed === file.extension))
        return t('messages.fileKind');
      add(file);
      change({ fileIds: [...fileIds, file.id] });
      return null;
    },
    failed: (words) => t('messages.fileFailed', words),
  });
  const files = fileIds.flatMap((id) => known.find((file) => file.id === id) ?? []);
  const send = (file: File) => {
    const together = files.reduce((sum, { size }) => sum + (size ?? 0), 0) + file.size;
    if (together > attachmentLimits.bytes) upload.setError(t('messages.filesTooLarge', { size: megabytes }));
    else upload.send(file);
  };
  return { files, sending: upload.sending, error: upload.error, send };
}
