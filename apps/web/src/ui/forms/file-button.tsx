import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/queries/failure-words.ts';
import { sendFile } from '../../lib/queries/upload.ts';
import { useWords } from '../../lib/words/words.ts';
import './fields.css';

interface FileButtonProps {
  /** Of the element, where an error leads to it. */
  readonly id?: string;
  /** Kinds of files, as the element takes them: `.pdf,.png`. */
  readonly accept: string;
  /** One is being sent, or no more are taken. */
  readonly isOff?: boolean;
  /** Id of its hint. */
  readonly describedBy?: string;
  readonly choose: (file: File) => void;
  /** What it says. */
  readonly children: ReactNode;
}

/** Takes one file of the device. */
export function FileButton({ id, accept, isOff = false, describedBy, choose, children }: FileButtonProps) {
  return (
    <label className="button button--outline file-button" data-off={isOff}>
      {children}
      <input
        {...(id === undefined ? {} : { id })}
        type="file"
        className="visually-hidden"
        accept={accept}
        disabled={isOff}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file, put right, can be chosen again.
          target.value = '';
          if (file) choose(file);
        }}
      />
    </label>
  );
}

interface UploadOptions {
  /** Takes the file that was sent; the sentence of why it cannot be taken. */
  readonly keep: (file: UploadedFile) => string | null;
  /** The sentence for a file that was not sent. */
  readonly failed: (words: { readonly name: string; readonly reason: string }) => string;
}

/** Sends each chosen file at once. */
export function useUpload({ keep, failed }: UploadOptions) {
  const t = useWords();
  const [sending, setSending] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  // What is kept beside it may change while a file is on its way.
  const newest = useRef(keep);
  useEffect(() => {
    newest.current = keep;
  });
  const send = async (file: File) => {
    setSending(file.name);
    setError(null);
    const outcome = await sendFile(file);
    setSending(null);
    const { name } = file;
    const reason = outcome.ok ? newest.current(outcome.body) : failureText(t, outcome.failure);
    if (reason !== null) setError(failed({ name, reason }));
  };
  return {
    /** Name of the file on its way. */
    sending,
    error,
    setError,
    send: (file: File) => void send(file),
  };
}
