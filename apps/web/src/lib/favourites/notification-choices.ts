import type { Choice } from '@sevenmetre/rules/notifications';
import { useSyncExternalStore } from 'react';
import { browserStore, readRemembered, remember, storageKey } from '../browser/storage.ts';
import type { Store } from '../browser/storage.ts';
import { createListeners } from '../browser/store.ts';

/** What this browser's visitor wants to hear of which teams, remembered by the storage helper. */
export interface NotificationChoices {
  readonly read: () => readonly Choice[];
  /** Changes what is heard of a team; nothing of it ends that. False when no more teams may be chosen. */
  readonly set: (choice: Choice) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads again what another tab of the browser has written. */
  readonly refresh: () => void;
}

/** As many as the server takes. */
export const mostNotified = 100;

const nothing: readonly Choice[] = [];

/** @param now milliseconds UTC */
function createNotificationChoices(store: () => Store | null, now: () => number): NotificationChoices {
  let known: readonly Choice[] | null = null;
  const { notify, subscribe } = createListeners();
  const remembered = () => checked(readRemembered(store(), new Date(now())).notifications);
  return {
    read: () => (known ??= remembered()),
    set: (choice) => {
      const others = remembered().filter(({ teamId }) => teamId !== choice.teamId);
      const isWanted = choice.start || choice.goals || choice.result;
      if (isWanted && others.length >= mostNotified) return false;
      known = isWanted ? [...others, choice] : others;
      remember(store(), new Date(now()), { notifications: known });
      notify();
      return true;
    },
    subscribe,
    refresh: () => {
      known = null;
      notify();
    },
  };
}

/** What does not look like a choice is left out: the visitor may have written it. */
function checked(choices: unknown): readonly Choice[] {
  if (!Array.isArray(choices)) return nothing;
  const rows: readonly unknown[] = choices;
  const good = rows.filter(isChoice);
  return good.length === 0 ? nothing : good;
}

function isChoice(row: unknown): row is Choice {
  if (typeof row !== 'object' || row === null) return false;
  const { teamId, ...kinds } = row as Partial<Record<keyof Choice, unknown>>;
  return (
    Number.isSafeInteger(teamId) &&
    [kinds.start, kinds.goals, kinds.result].every((kind) => typeof kind === 'boolean')
  );
}

/** This browser's choices. */
export const notificationChoices = createNotificationChoices(browserStore, Date.now);

/** Listens to other tabs. To be called once, in the browser. */
export function watchNotificationChoices(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) notificationChoices.refresh();
  });
}

/** What is heard of a team; null: nothing, and on the server, which cannot know it. */
export function useNotificationChoice(teamId: number): Choice | null {
  const choices = useSyncExternalStore(
    notificationChoices.subscribe,
    notificationChoices.read,
    () => nothing,
  );
  return choices.find((choice) => choice.teamId === teamId) ?? null;
}
