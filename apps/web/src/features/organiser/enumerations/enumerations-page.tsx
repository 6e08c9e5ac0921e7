import { enumerationKinds } from '@sevenmetre/rules/enumerations';
import { useParams } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { useEditionRead } from '../../../lib/queries/working-edition.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { UnknownSignedInPage } from '../../../ui/page/unknown-signed-in-page.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { EntryList } from './entry-list.tsx';
import { ListHistory } from './enumeration-history.tsx';
import { ListNav } from './enumeration-nav.tsx';
import './enumerations.css';

/** The lists that forms and pages choose from, one at a time. */
export function ListsPage() {
  const t = useWords();
  const { kind: asked = 'categories' } = useParams();
  const read = useEditionRead('enumerations', {});
  const kind = enumerationKinds.find((known) => known === asked);
  if (kind === undefined) return <UnknownSignedInPage />;
  return (
    <AdminPage title={t('enumerations.title')} sub={t('enumerations.lead')}>
      <EditionBar />
      <ListNav here={kind} />
      <Ready read={read}>
        {(lists) => (
          <>
            <EntryList key={kind} kind={kind} lists={lists} refresh={read.refresh} />
            <ListHistory kind={kind} lists={lists} />
          </>
        )}
      </Ready>
    </AdminPage>
  );
}
