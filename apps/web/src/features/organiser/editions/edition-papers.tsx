import { diplomaOperations } from '@sevenmetre/contract/diplomas/operations';
import { useLanguage } from '../../../lib/words/words.ts';
import './edition-papers.css';

interface EditionPapersProps {
  readonly edition: { readonly id: number; readonly name: string; readonly year: number };
  readonly categoryCodes: readonly string[];
  /** Where its public pages stay: `2025`. */
  readonly address: string;
}

/** Final rankings and diplomas of a past edition, by category. Those of the current one are with its matches. */
export function EditionPapers({ edition, categoryCodes, address }: EditionPapersProps) {
  const { t, locale } = useLanguage();
  const { id, name, year } = edition;
  if (categoryCodes.length === 0) return null;
  const fileOf = (path: string, code: string, of: string) =>
    `${path.replace('{code}', encodeURIComponent(code))}?${new URLSearchParams({ lang: locale, edition: of }).toString()}`;
  const { rankingPdf, diplomas } = diplomaOperations;
  return (
    <details className="edition-papers">
      <summary>
        {t('diplomas.title')} · {name} {year}
      </summary>
      <ul>
        {categoryCodes.map((code) => (
          <li key={code}>
            <b>{code}</b>
            <a
              href={fileOf(rankingPdf.path, code, address)}
              aria-label={`${t('diplomas.ranking')} ${code} ${year}`}
            >
              {t('diplomas.ranking')}
            </a>
            <a
              href={fileOf(diplomas.path, code, String(id))}
              aria-label={`${t('diplomas.download')} ${code} ${year}`}
            >
              {t('diplomas.download')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
