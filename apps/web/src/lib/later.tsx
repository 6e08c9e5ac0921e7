import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/** A part of a page that comes after what is looked at first, and without which the page is still of use. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
