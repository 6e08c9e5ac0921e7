import { useWords } from '../../../../lib/words/words.ts';

interface ClubFieldsProps {
  readonly clubs: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly change: (ids: readonly number[]) => void;
}

/** Clubs whose matches a pair does not lead. */
export function ClubFields({ clubs, chosen, change }: ClubFieldsProps) {
  const t = useWords();
  const own = clubs.filter(({ id }) => chosen.includes(id));
  return (
    <fieldset className="appointments__wide">
      <legend>{t('appointments.clubs')}</legend>
      <div className="plan-inline">
        {own.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="tool-button tool-button--slim"
            aria-label={t('appointments.removeClub', { club: name })}
            onClick={() => change(chosen.filter((one) => one !== id))}
          >
            {name} ×
          </button>
        ))}
        <select
          aria-label={t('appointments.addClub')}
          value=""
          onChange={(event) => change([...chosen, Number(event.target.value)])}
        >
          <option value="">{t('appointments.addClub')}</option>
          {clubs
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </div>
    </fieldset>
  );
}
