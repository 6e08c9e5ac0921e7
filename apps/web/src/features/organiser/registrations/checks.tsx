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

/** The first thing to look at, in a line of a list; in order is quiet. */
export function CheckLine({ checks }: { checks: readonly Check[] }) {
  const t = useWords();
  const first = checks.find(({ code }) => worse.has(code)) ?? checks[0];
  if (first === undefined) return <span className="muted">{t('registrations.clubs.nothingFound')}</span>;
  const text = (check: Check) =>
    isAbout(check.code)
      ? t(`registrations.check.${check.code}`, { about: check.about.join(', ') })
      : t(`registrations.check.${check.code}`);
  return (
    <span
      className={worse.has(first.code) ? 'check-line check-line--bad' : 'check-line'}
      title={checks.map(text).join('\n')}
    >
      <CheckText text={text(first)} />
      {checks.length > 1 ? ` ${t('registrations.clubs.more', { count: checks.length - 1 })}` : ''}
    </span>
  );
}

/** The words before a colon keep together where there is room, so that what they are about has the next line to itself. */
function CheckText({ text }: { text: string }) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      {end === 0 ? null : <span className="check-line__words">{text.slice(0, end)}</span>}
      {text.slice(end)}
    </>
  );
}

function isAbout(code: CheckCode): code is 'duplicate-name' | 'duplicate-tin' | 'over-capacity' | 'fee-late' {
  return (
    code === 'duplicate-name' || code === 'duplicate-tin' || code === 'over-capacity' || code === 'fee-late'
  );
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

/** The first thing to look at, in a line of a list. */
export function RefereeCheckLine({ checks }: { checks: readonly RefereeCheckCode[] }) {
  const t = useWords();
  const [first] = checks;
  if (first === undefined) return <span className="muted">{t('registrations.clubs.nothingFound')}</span>;
  return (
    <span className="check-line" title={checks.map((code) => t(`registrations.check.${code}`)).join('\n')}>
      {t(`registrations.check.${first}`)}
      {checks.length > 1 ? ` ${t('registrations.clubs.more', { count: checks.length - 1 })}` : ''}
    </span>
  );
}
