import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { countryNameOf } from './country-name.ts';

/** A country by flag and name, below the name of a record in a list. @param code ISO 3166 alpha-2 */
export function CountryLine({ code }: { code: string }) {
  const t = useWords();
  return (
    <span className="muted organiser__country">
      <span aria-hidden="true">
        <Flag countryCode={code} sportCode={code} />
      </span>
      {countryNameOf(t, code)}
    </span>
  );
}
