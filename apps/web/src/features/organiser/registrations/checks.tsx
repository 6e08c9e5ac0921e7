import type { Check, CheckCode, RefereeCheckCode } from '@sevenmetre/rules/registration';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';

/** Two of a kind are worse than something that is missing. */
const worse: ReadonlySet<CheckCode | RefereeCheckCode> = new Set(['duplicate-name', 'duplicate-tin']);

/** What the checks have found, as chips; a word when they have found nothing. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useWords();
  if (checks.length === 0) return <span className="muted">{t('registrations.clubs.nothingFound')}</span>;
  return (
    <span className="organiser__chips">
      {checks.map(({ code, about }) => (
        <Badge key={code} kind={worse.has(code) ? 'bad' : 'wait'}>
          {isAbout(code)
            ? t(`registrations.check.${code}`, { about: about.join(', ') })
            : t(`registrations.check.${code}`)}
        </Badge>
      ))}
    </span>
  );
}

function isAbout(code: CheckCode): code is 'duplicate-name' | 'duplicate-tin' | 'over-capacity' {
  return code === 'duplicate-name' || code === 'duplicate-tin' || code === 'over-capacity';
}

export function RefereeChecks({ checks }: { checks: readonly RefereeCheckCode[] }) {
  const t = useWords();
  if (checks.length === 0) return <span className="muted">{t('registrations.clubs.nothingFound')}</span>;
  return (
    <span className="organiser__chips">
      {checks.map((code) => (
        <Badge key={code} kind="wait">
          {t(`registrations.check.${code}`)}
        </Badge>
      ))}
    </span>
  );
}
