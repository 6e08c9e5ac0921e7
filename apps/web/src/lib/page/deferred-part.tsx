import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of a page that is not needed at first. Neither the server nor the first render draws it: its code is
 * loaded once the page is interactive.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later(props: P) {
    const works = useSyncExternalStore(never, yes, no);
    return works ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function Nothing() {
  return null;
}
