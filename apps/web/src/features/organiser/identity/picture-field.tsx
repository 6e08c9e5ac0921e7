import { pictureExtensions } from '@sevenmetre/contract/images/images';
import { fileAddressOf } from '@sevenmetre/contract/files/uploads';
import { useWords } from '../../../lib/words/words.ts';
import { FieldFrame, fieldId } from '../../../ui/forms/field-frame.tsx';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';
import { FileButton, useUpload } from '../../../ui/forms/file-button.tsx';

/** A picture by the number of its file: it is sent at once, and is the cup's when the page is saved. */
export function PictureField(props: FieldProps<string>) {
  const t = useWords();
  const { name, value, onChange, error } = props;
  const {
    send,
    sending,
    error: failure,
  } = useUpload({
    keep: ({ id }) => {
      onChange(String(id));
      return null;
    },
    failed: (words) => t('identity.failed', words),
  });
  return (
    <FieldFrame {...props} error={failure ?? error}>
      <div className="identity__picture">
        {value === '' ? null : <img src={fileAddressOf(Number(value))} alt="" />}
        <FileButton
          id={fieldId(name)}
          accept={pictureExtensions.map((extension) => `.${extension}`).join(',')}
          isOff={sending !== null}
          choose={send}
        >
          {t(sending !== null ? 'identity.sending' : value === '' ? 'identity.choose' : 'identity.replace')}
        </FileButton>
        {value === '' ? null : (
          <button className="button button--outline" type="button" onClick={() => onChange('')}>
            {t('identity.remove')}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
