import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part in a chunk of its own, on its way as soon as the page is there; the server has it at hand. */
async function later<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const loading = load();
  if (import.meta.env.SSR) return loading;
  loading.catch(() => undefined);
  return lazy(async () => ({ default: await loading.catch(load) }));
}

export const Trees = await later(async () => (await import('./trees.tsx')).Trees);
export const ListView = await later(async () => (await import('./list-view.tsx')).ListView);
export const NoPlayoff = await later(async () => (await import('./no-playoff.tsx')).NoPlayoff);
