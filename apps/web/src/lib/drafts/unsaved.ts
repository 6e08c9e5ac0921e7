import { useEffect } from 'react';

/** Forms of the open page with changes that are neither stored nor kept as a draft. */
const forms = new Set<object>();
/** What is being stored without a press of its own. */
const saves = new Set<Promise<unknown>>();
let question: (() => Promise<boolean>) | null = null;

/** For a form without a draft: browser and app ask before they leave it. */
export function useUnsaved(isUnsaved: boolean): void {
  useUnsent(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.add(form);
    return () => void forms.delete(form);
  }, [isUnsaved]);
}

export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Marks the changes of this page as stored or obsolete: the next navigation asks nothing. */
export function giveUpUnsaved(): void {
  forms.clear();
}

/** Leaving the page waits for a save that its user did not ask for by a press, instead of asking about it. @param save ends once the form knows whether it is stored */
export function leaveAfter(save: Promise<unknown>): void {
  saves.add(save);
  void save.finally(() => saves.delete(save));
}

/** True at once when nothing is lost, or else once it is stored or somebody has agreed to lose it. */
export async function mayLeave(): Promise<boolean> {
  if (forms.size === 0) return true;
  await Promise.allSettled(saves);
  if (forms.size === 0) return true;
  const leaves = question === null || (await question());
  if (leaves) giveUpUnsaved();
  return leaves;
}

let isAsking = false;

/** Goes on at once when nothing is lost, or else once somebody has agreed to lose it. Meanwhile no other press asks. */
export function leaveThen(go: () => void): void {
  if (forms.size === 0) return go();
  if (isAsking) return;
  isAsking = true;
  void mayLeave().then((leaves) => {
    isAsking = false;
    if (leaves) go();
  });
}

/** Registers the dialog that asks. The returned function removes it. */
export function askWith(ask: () => Promise<boolean>): () => void {
  question = ask;
  return () => {
    question = null;
  };
}

/** The browser asks before it leaves a page with changes that were not sent. */
export function useUnsent(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
