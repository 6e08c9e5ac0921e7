import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeSearch, openFind, useOpenedSearch } from '../../lib/page/search-open.ts';
import { later } from '../../lib/page/deferred-part.tsx';
import { isOrganiser } from '../../lib/session/access.ts';
import { useSession } from '../../lib/session/session.ts';
import { browserWords } from '../../lib/words/browser-words.ts';
import { PageBoundary } from '../page-boundary.tsx';

const FindDialog = later(async () => {
  const [{ FindDialog: Dialog }] = await Promise.all([
    import('../../features/organiser/find/find-dialog.tsx'),
    browserWords.need(['find', 'organiser', 'contents', 'settingNames', 'planChanges']),
  ]);
  return Dialog;
});

/** ⌘K or Ctrl+K opens the organiser's search on every page of signed-in users, in fields too. */
export function OrganiserFind() {
  const { key } = useLocation();
  const { user } = useSession().current;
  const isOpen = useOpenedSearch() === 'find';
  const mayFind = user !== null && isOrganiser(user);
  useEffect(() => {
    if (!mayFind) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      openFind();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [mayFind]);
  if (!mayFind || !isOpen) return null;
  return (
    <PageBoundary page={key} quiet>
      <FindDialog close={closeSearch} />
    </PageBoundary>
  );
}
