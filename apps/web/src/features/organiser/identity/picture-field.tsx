import { pictureExtensions } from '@sevenmetre/contract/images/images';
import { fileAddressOf } from '@sevenmetre/contract/files/uploads';
import { useState } from 'react';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { sendFile } from '../../../lib/queries/upload.ts';
import { useWords } from '../../../lib/words/words.ts';
import { FieldFrame, fieldId } from '../../../ui/forms/field-frame.tsx';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';

/** A picture by the number of its file: it is sent at once, and is the cup's when the page is saved. */
export function PictureField(props: FieldProps<string>) {
  const t = useWords();
  const { name, value, onChange, error } = props;
  const { send, sending, failure } = useSending((id) => onChange(String(id)));
  return (
    <FieldFrame {...props} error={failure ?? error}>
      <div className="identity__picture">
        {value === '' ? null : <img src={fileAddressOf(Number(value))} alt="" />}
        <label className="button button--outline">
          {t(sending ? 'identity.sending' : value === '' ? 'identity.choose' : 'identity.replace')}
          <input
            id={fieldId(name)}
            type="file"
            className="visually-hidden"
            accept={pictureExtensions.map((extension) => `.${extension}`).join(',')}
            disabled={sending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
        </label>
        {value === '' ? null : (
          <button className="button button--outline" type="button" onClick={() => onChange('')}>
            {t('identity.remove')}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

function useSending(keep: (id: number) => void) {
  const t = useWords();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    setSending(true);
    setFailure(null);
    const outcome = await sendFile(file);
    setSending(false);
    if (outcome.ok) keep(outcome.file.id);
    else setFailure(t('identity.failed', { name: file.name, reason: failureText(t, outcome.failure) }));
  };
  return { send, sending, failure };
}
