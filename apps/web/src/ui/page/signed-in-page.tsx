import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { OpenedEdition } from '../../lib/page/edition.ts';
import { titleIn } from '../../lib/page/head.ts';
import { nameDocument } from '../../lib/page/name-document.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

interface SignedInPageProps {
  readonly title: string;
  /** The first heading, if it is not the title. */
  readonly heading?: ReactNode;
  /** Where the page belongs; always in the same place. The dashboard has none. */
  readonly back?: { readonly to: string; readonly name: string } | undefined;
  /** Beside the title: state, place, count. */
  readonly sub?: ReactNode;
  /** Buttons of the page as a whole. */
  readonly actions?: ReactNode;
  /** A form is as wide as one reads; a list takes the whole page. */
  readonly width?: 'form' | 'wide';
  readonly children: ReactNode;
}

/** A page of signed-in users: the way back, title, actions, content. It names the document too. */
export function SignedInPage(props: SignedInPageProps) {
  const { title, heading = title, back, sub, actions, width = 'wide', children } = props;
  const t = useWords();
  const brand = use(OpenedEdition)?.name ?? t('shell.brand');
  useEffect(() => nameDocument(titleIn(brand, title)), [title, brand]);
  return (
    <main
      id="main"
      className={`page-width signed-in-page${width === 'form' ? ' signed-in-page--narrow' : ''}`}
    >
      {back ? (
        <Link className="back signed-in-page__back" to={back.to}>
          <Icon name="back" />
          {back.name}
        </Link>
      ) : null}
      <div className="signed-in-page__title">
        <div>
          <h1>{heading}</h1>
          {sub === undefined ? null : <div className="signed-in-page__subtitle">{sub}</div>}
        </div>
        {actions === undefined ? null : <div className="actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
