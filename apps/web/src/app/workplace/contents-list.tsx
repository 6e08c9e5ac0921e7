import { useId } from 'react';
import {
  type ContentsGroup,
  type ContentsPage,
  groupsIn,
  waitsOn,
} from '../../features/organiser/page/contents-pages.ts';
import { useWords } from '../../lib/words/words.ts';
import { Link } from '../../ui/link.tsx';
import type { ShownContents } from './use-contents.ts';
import './contents-list.css';

interface ContentsListProps {
  readonly contents: ShownContents;
}

/** Every page of the organiser: those of the current phase first, under a heavy rule. */
export function ContentsList({ contents }: ContentsListProps) {
  const t = useWords();
  return (
    <>
      <ul aria-label={t('contents.always')}>
        <PageLinks contents={contents} group={null} />
      </ul>
      {groupsIn(contents.phase).map((group, index) => (
        <Group key={group} contents={contents} group={group} isNow={index === 0} />
      ))}
    </>
  );
}

interface GroupProps extends ContentsListProps {
  readonly group: ContentsGroup;
  readonly isNow: boolean;
}

function Group({ contents, group, isNow }: GroupProps) {
  const t = useWords();
  const id = useId();
  return (
    <>
      <p id={id} className={`contents__group${isNow ? ' contents__group--now' : ''}`}>
        {t(`contents.group.${group}`)}
        {isNow ? <b>{t('contents.now')}</b> : null}
      </p>
      <ul aria-labelledby={id} className={columnsOf(group, isNow)}>
        <PageLinks contents={contents} group={group} />
      </ul>
    </>
  );
}

/** Set up stands in two columns; of the others those with short names do in low windows, unless it is their phase. */
function columnsOf(group: ContentsGroup, isNow: boolean): string | undefined {
  if (group === 'setup') return 'contents__two-up';
  return isNow || group === 'play' ? undefined : 'contents__two-up-if-low';
}

interface PageLinksProps extends ContentsListProps {
  /** null: the pages above all groups. */
  readonly group: ContentsGroup | null;
}

export function PageLinks({ contents, group }: PageLinksProps) {
  return contents.pages
    .filter((page) => page.group === group)
    .map((page) => (
      <li key={page.key}>
        <PageLink contents={contents} page={page} />
      </li>
    ));
}

/** A dotted leader ends in the number that waits; only what waits has one. */
function PageLink({ contents, page }: ContentsListProps & { readonly page: ContentsPage }) {
  const t = useWords();
  const { here, waits, pathOf, isElsewhere } = contents;
  const elsewhere = isElsewhere(page);
  const count = elsewhere ? 0 : waitsOn(waits, page.key);
  return (
    <Link
      to={pathOf(page)}
      className={elsewhere ? 'contents__elsewhere' : undefined}
      aria-current={here?.key === page.key ? 'page' : undefined}
    >
      <span>{t(`organiser.nav.${page.key}`)}</span>
      {elsewhere ? <span className="visually-hidden"> {t('contents.ofCurrent')}</span> : null}
      {count > 0 ? (
        <>
          <i className="contents__leader" />
          <Waiting count={count} />
        </>
      ) : null}
    </Link>
  );
}

/** How many wait, which a screen reader hears as a sentence. */
export function Waiting({ count }: { count: number }) {
  const t = useWords();
  return (
    <>
      <b aria-hidden="true">{t.number(count)}</b>
      <span className="visually-hidden"> {t('contents.waiting', { count })}</span>
    </>
  );
}
