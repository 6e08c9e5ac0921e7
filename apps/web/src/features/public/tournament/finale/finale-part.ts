import { apart } from '../../../../lib/page/lazy-part.tsx';

const finale = apart(async () => (await import('./finale.tsx')).Finale);

// Most of the year there is none: only the server has it at hand.
if (import.meta.env.SSR) await finale.load();

export const { Component: Finale } = finale;
