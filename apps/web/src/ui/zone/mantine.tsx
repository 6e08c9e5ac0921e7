import { MantineContext, MantineProvider, createTheme } from '@mantine/core';
import { use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { shownTheme } from '../../lib/theme.ts';
import './mantine.css';

/** Type and corners of the look; colours come from our tokens by `mantine.css`, so that our own switch changes them. */
const theme = createTheme({
  fontFamily: 'var(--d)',
  primaryColor: 'dark',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Where components of Mantine stand. Variables and classes come from files: the policy of our pages forbids the styles
 * that the library would write into the document. Nested ones cost nothing.
 */
export function Mantine({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(watchTheme, shownTheme, () => 'light' as const);
  if (use(MantineContext) !== null) return children;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={shown}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

/** The switch writes on the document; without a choice the system's one counts. */
function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
