import { mailsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';

/** Whether mails are kept as files, because no mail server is configured. */
export function useMailsKept(): boolean {
  return useRead('mails', {}).data?.transport === 'files';
}

/** Without a mail server nobody gets what organisers send: shown so that they do not rely on it. */
export function MailsKept() {
  const t = useWords();
  if (!useMailsKept()) return null;
  return (
    <Banner kind="wait">
      {t('organiser.overview.mailsKept')} <Link to={mailsPath}>{t('organiser.nav.mail')}</Link>
    </Banner>
  );
}
