/** Entry with the keys of changed defaults that an edition keeps as they were (CO10), separated by spaces. */
export const keptDefaultsKey = 'kept-defaults';

/**
 * Settings that new installations begin with another value, with this value. Installations from before go on with theirs
 * until an organiser decides.
 */
const changedDefaults: Readonly<Record<string, string>> = {
  'reporter-team-timeouts': 'true',
  'reporter-seven-metre-misses': 'true',
  'reporter-empty-goals': 'true',
};

interface Setting {
  readonly key: string;
  readonly value: string | null;
}

/** `initial`: the value of editions that have not set the entry; it is the new default if the installation began with it. */
type ListedSetting = Setting & { readonly initial: string | null };

/** Settings that an installation from before has with another value than new ones, about which nobody has decided yet (CO10). */
export function openDefaults<T extends ListedSetting>(
  entries: readonly T[],
): { entry: T; proposed: string }[] {
  const kept = keptOf(entries);
  return entries.flatMap((entry) => {
    const proposed = new Map(Object.entries(changedDefaults)).get(entry.key);
    const isOpen = entry.value !== proposed && entry.initial !== proposed && !kept.includes(entry.key);
    return proposed !== undefined && isOpen ? [{ entry, proposed }] : [];
  });
}

/** The value of `keptDefaultsKey` once these settings are kept as they are, too. */
export function keepingDefaults(entries: readonly Setting[], keys: readonly string[]): string {
  return [...new Set([...keptOf(entries), ...keys])].join(' ');
}

function keptOf(entries: readonly Setting[]): readonly string[] {
  const stored = entries.find(({ key }) => key === keptDefaultsKey)?.value ?? '';
  return stored.split(' ').filter((key) => key !== '');
}
