import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

const never = () => () => undefined;

/** false until hydration: a form submitted before would reload the page and lose what was typed. */
function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface AuthFormProps {
  /** Word on the button, and what it says while the answer is on its way. */
  readonly submit: string;
  readonly submitting?: string;
  /** What is wrong with the whole; said at once. */
  readonly error: string | null;
  /** Where the focus goes with it. */
  readonly focusOnError?: string;
  readonly send: (values: (name: string) => string) => Promise<void>;
  readonly children: ReactNode;
}

/** The form of the sign-in pages: one column, one button, one request at a time. */
export function AuthForm({
  submit,
  submitting = submit,
  error,
  focusOnError,
  send,
  children,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const ready = useReady();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    const data = new FormData(form.current ?? undefined);
    setBusy(true);
    await send((name) => textOf(data, name));
    setBusy(false);
    setAnswered((before) => before + 1);
  };
  const [answered, setAnswered] = useState(0);
  const show = useEffectEvent(() => {
    const named = error === null || focusOnError === undefined ? null : `[name=${focusOnError}]`;
    form.current?.querySelector<HTMLInputElement>(named ?? '[aria-invalid=true]')?.focus();
  });
  // The errors are rendered first.
  useEffect(() => {
    if (answered > 0) show();
  }, [answered]);
  return (
    <form
      ref={form}
      className="notice sign-in__form"
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void press();
      }}
    >
      {children}
      <div role="alert">{error === null ? null : <p className="sign-in__error">{error}</p>}</div>
      <button className="button" type="submit" disabled={!ready} aria-disabled={busy}>
        {busy ? submitting : submit}
      </button>
    </form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
