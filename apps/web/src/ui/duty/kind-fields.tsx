import { languageNames } from '@sevenmetre/rules/names';
import { type DutyKind, dutyKinds, type Locale, locales } from '@sevenmetre/rules/vocabulary';
import { useLanguage } from '../../lib/words/words.ts';

interface KindProps {
  readonly skills: readonly DutyKind[];
  readonly languages: readonly Locale[];
  readonly change: (some: { skills?: DutyKind[]; languages?: Locale[] }) => void;
}

/** What somebody can do, and what they speak. */
export function KindFields({ skills, languages, change }: KindProps) {
  const { t, locale } = useLanguage();
  const names = languageNames(locale);
  return (
    <>
      <Checks
        legend={`${t('duty.person.skills')} (${t('duty.person.anything')})`}
        options={dutyKinds.map((kind) => [kind, t(`duty.kind.${kind}`)])}
        chosen={skills}
        change={(next) => change({ skills: next })}
      />
      <Checks
        legend={t('duty.person.languages')}
        options={locales.map((one) => [one, names[one]])}
        chosen={languages}
        change={(next) => change({ languages: next })}
      />
    </>
  );
}

interface ChecksProps<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly chosen: readonly T[];
  readonly change: (chosen: T[]) => void;
}

function Checks<T extends string>({ legend, options, chosen, change }: ChecksProps<T>) {
  return (
    <fieldset className="duty-hours">
      <legend>{legend}</legend>
      <div className="duty-hours__day">
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                change(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
