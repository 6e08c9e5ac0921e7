import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { diplomaOperations } from '@sevenmetre/contract/diplomas/operations';
import { useLanguage } from '../../../lib/words/words.ts';

interface EditionPapersProps {
  readonly edition: AdminEditions['editions'][number];
  /** Where its public pages stay: `2025`. */
  readonly address: string;
}

/** Final rankings and diplomas of a past edition, by category. Those of the current one are with its matches. */
export function EditionPapers({ edition, address }: EditionPapersProps) {
  const { t, locale } = useLanguage();
  const { id, name, year, isCurrent, matches, categoryCodes } = edition;
  if (isCurrent || matches === 0 || categoryCodes.length === 0) return null;
  const fileOf = (path: string, code: string, of: string) =>
    `${path.replace('{code}', encodeURIComponent(code))}?${new URLSearchParams({ lang: locale, edition: of }).toString()}`;
  const { rankingPdf, diplomas } = diplomaOperations;
  return (
    <details className="editions__papers">
      <summary>
        {t('diplomas.title')}
        <span className="visually-hidden">
          {' '}
          {name} {year}
        </span>
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
