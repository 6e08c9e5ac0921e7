import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that is modal as long as it stands; focus and Escape are the browser's, a press on the backdrop closes it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    // A press on the dialog itself, not on what is in it, is one on the backdrop.
    const pressed = (event: MouseEvent) => {
      if (event.target === opened) opened.close();
    };
    opened.addEventListener('click', pressed);
    opened.showModal();
    return () => {
      opened.removeEventListener('click', pressed);
      opened.close();
    };
  }, []);
  return dialog;
}
