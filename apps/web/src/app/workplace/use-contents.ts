import type { Contents } from '@sevenmetre/contract/contents/schemas';
import { type Phase, phases } from '@sevenmetre/rules/editions';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ContentsPage, pageAt, pagesOf } from '../../features/organiser/page/contents-pages.ts';
import { browserStore, readRemembered, remember } from '../../lib/browser/storage.ts';
import { useRead } from '../../lib/queries/use-read.ts';
import { useWorkingEdition } from '../../lib/queries/working-edition.ts';
import { useSession } from '../../lib/session/session.ts';

/** Milliseconds after which the numbers are asked for again while a page is looked at; every change asks at once. */
const often = 60_000;

export interface ShownContents {
  /** Those that the user may open. */
  readonly pages: readonly ContentsPage[];
  /** null: the address leads nowhere. */
  readonly here: ContentsPage | null;
  /** Until it is known, the year begins. */
  readonly phase: Phase;
  readonly editions: Contents['editions'];
  /** undefined: not known yet, or there is none. */
  readonly edition: Contents['editions'][number] | undefined;
  readonly waits: Contents['waits'] | undefined;
  /** Where a page is, about the edition in hand if it can be. */
  readonly pathOf: (page: Pick<ContentsPage, 'to' | 'ofEdition'>) => string;
  /** Whether a page is about another edition than the one in hand. */
  readonly isElsewhere: (page: ContentsPage) => boolean;
}

const none: Contents['editions'] = [];

/** What the frame of the organiser's pages shows. It waits for no page, and no page waits for it. */
export function useContents(): ShownContents {
  const { pathname } = useLocation();
  const { id, query, within } = useWorkingEdition();
  const { data } = useRead('contents', { query }, { every: often, keepPrevious: true });
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const editions = data?.editions ?? none;
  const answered = editions.find((one) => one.id === data?.edition);
  const last = useLastEdition(answered);
  const edition = data === undefined && id === null ? last : answered;
  const isPrepared = id !== null && edition?.isCurrent !== true;
  return {
    pages: pagesOf(isSuper),
    here: pageAt(pathname),
    phase: edition?.phase ?? 'before',
    editions,
    edition,
    waits: data?.waits,
    pathOf: ({ to, ofEdition = false }) => (ofEdition ? within(to) : to),
    isElsewhere: ({ ofEdition = false, ofSuperAdmins = false }) => isPrepared && !ofEdition && !ofSuperAdmins,
  };
}

/** The current edition as the last visit saw it, so that neither mast nor contents change when the server answers. */
function useLastEdition(answered: ShownContents['edition']): ShownContents['edition'] {
  const [last] = useState(() => readRemembered(browserStore(), new Date()).workplace);
  useEffect(() => {
    if (answered?.isCurrent === true) remember(browserStore(), new Date(), { workplace: answered });
  }, [answered]);
  // What another version of the portal has written may lack what is shown.
  const isReadable = last?.isCurrent === true && phases.includes(last.phase) && last.progress !== undefined;
  return isReadable ? last : undefined;
}
