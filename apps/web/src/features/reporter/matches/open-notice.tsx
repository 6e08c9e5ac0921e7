import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { browserDevice } from '../device/open-device.ts';
import { errorWords } from '../device/error-words.ts';
import { SignInSheet } from '../dialogs/sign-in-dialog.tsx';
import type { Opened } from './use-match.ts';
import '../reporter.css';

interface OpenNoticeProps {
  readonly opened: Exclude<Opened, { kind: 'open' }>;
  /** Of the match; null: it is a hall. */
  readonly slug: string | null;
}

/** Instead of a match or a hall that cannot be opened: why, and what to do. */
export function OpenNotice({ opened, slug }: OpenNoticeProps) {
  const t = useWords();
  const [isSigningIn, setSigningIn] = useState(opened.kind === 'signed-out');
  if (opened.kind === 'opening')
    return (
      <main id="main" className="page-width" aria-busy="true">
        <p className="page-skeleton" role="status">
          {t('states.loading')}…
        </p>
      </main>
    );
  const text = {
    away: t(slug === null ? 'reporter.unknown.hallText' : 'reporter.unknown.text'),
    'signed-out': t('reporter.signIn.text'),
    refused: opened.kind === 'refused' ? errorWords(t, opened.code) : '',
  };
  return (
    <main id="main" className="page-width">
      <Notice
        drawing="court"
        isPage
        heading={headingOf(t, opened.kind === 'refused', slug)}
        actions={
          <>
            <button className="button" type="button" onClick={() => location.reload()}>
              {t('states.error.tryNow')}
            </button>
            {opened.kind === 'signed-out' ? (
              <button className="button" type="button" onClick={() => setSigningIn(true)}>
                {t('reporter.signIn.button')}
              </button>
            ) : null}
          </>
        }
      >
        {text[opened.kind]}
      </Notice>
      {isSigningIn ? (
        <SignInSheet
          close={() => setSigningIn(false)}
          signedIn={() => {
            browserDevice().signedIn();
            location.reload();
          }}
        />
      ) : null}
    </main>
  );
}

function headingOf(t: Translator, isRefused: boolean, slug: string | null): string {
  if (slug === null) return t(isRefused ? 'reporter.unknown.noHall' : 'reporter.unknown.hall');
  return isRefused ? t('reporter.unknown.none', { slug }) : t('reporter.unknown.title');
}
