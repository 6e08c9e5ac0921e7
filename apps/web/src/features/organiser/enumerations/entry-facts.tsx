import type { EnumerationKind } from '@sevenmetre/rules/enumerations';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { ageBand } from './age-band.ts';
import type { EntryRow, Lists } from './entry-kinds.ts';

interface EntryFactsProps {
  readonly kind: EnumerationKind;
  readonly row: EntryRow<EnumerationKind>;
  readonly lists: Lists;
}

/** What else is worth knowing of an entry at a glance. */
export function EntryFacts({ row: { values }, lists }: EntryFactsProps) {
  const t = useWords();
  if ('gender' in values) {
    const band = ageBand(
      values,
      lists.categories.map((other) => other.values),
    );
    const [from, to] = [band && dayText(t, band.from), band?.to && dayText(t, band.to)];
    const born =
      from === null
        ? t('enumerations.anyAge')
        : to
          ? t('enumerations.band', { from, to })
          : t('enumerations.bandOpen', { from });
    const { capacity } = values;
    const room =
      capacity === null ? t('enumerations.noBound') : t('enumerations.teamsOf', { count: capacity });
    return (
      <span>
        {t(`enumerations.gender.${values.gender}`)} · {born} · {room}
      </span>
    );
  }
  if ('street' in values) {
    return (
      <span>
        {values.street}, {values.zip} {values.city}
      </span>
    );
  }
  return null;
}
