import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A button that opens something beside it. Escape leads back to the button; a press or the focus elsewhere closes, another
 * page too.
 */
export function useDisclosure() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && around.current?.contains(target))) setOpenedAt(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      button.current?.focus();
      setOpenedAt(null);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
      removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return {
    around,
    button,
    isOpen,
    toggle: () => setOpenedAt(isOpen ? null : key),
    close: () => setOpenedAt(null),
  };
}
