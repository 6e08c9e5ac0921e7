import { useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CardGrid } from '../../ui/zone/card.tsx';
import { ZonePage } from '../../ui/zone/zone-page.tsx';

/** What a signed-in user begins with. */
export function DashboardPage() {
  const t = useWords();
  const { user } = useSession().current;
  return (
    <ZonePage title={t('dashboard.title')} sub={t('dashboard.welcome', { name: user?.firstName ?? '' })}>
      <CardGrid>{null}</CardGrid>
    </ZonePage>
  );
}
