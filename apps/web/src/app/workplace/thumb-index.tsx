import { useEffect, useId, useRef, useState } from 'react';
import { type ContentsGroup, groupsIn, waitsOn } from '../../features/organiser/page/contents-pages.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLinks, Waiting } from './contents-list.tsx';
import type { ShownContents } from './use-contents.ts';
import './thumb-index.css';

interface ThumbIndexProps {
  readonly contents: ShownContents;
  readonly unfold: () => void;
}

/** The contents where a grid needs the width: a tab for each group. Pointing at one or focusing it opens its pages. */
export function ThumbIndex({ contents, unfold }: ThumbIndexProps) {
  const t = useWords();
  const [opened, setOpened] = useState<ContentsGroup | null>(null);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened === null) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpened(null);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpened(null);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
      removeEventListener('keydown', escape);
    };
  }, [opened]);
  return (
    <nav
      ref={nav}
      className="thumb-index"
      aria-label={t('organiser.nav.label')}
      onPointerLeave={() => setOpened(null)}
    >
      <button
        type="button"
        className="thumb-index__unfold"
        aria-label={t('contents.unfold')}
        aria-keyshortcuts="\"
        onClick={unfold}
      >
        <Icon name="menu" />
      </button>
      {groupsIn(contents.phase).map((group) => (
        <Tab
          key={group}
          contents={contents}
          group={group}
          isOpen={opened === group}
          open={() => setOpened(group)}
        />
      ))}
    </nav>
  );
}

interface TabProps {
  readonly contents: ShownContents;
  readonly group: ContentsGroup;
  readonly isOpen: boolean;
  readonly open: () => void;
}

function Tab({ contents, group, isOpen, open }: TabProps) {
  const t = useWords();
  const id = useId();
  const name = t(`contents.group.${group}`);
  const waiting = contents.pages
    .filter((page) => page.group === group)
    .reduce((sum, page) => sum + waitsOn(contents.waits, page.key), 0);
  return (
    <div className="thumb-index__group" onPointerEnter={open}>
      <button
        type="button"
        className={contents.here?.group === group ? 'thumb-index__here' : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={open}
        onClick={open}
      >
        <span>{name}</span>
        {waiting > 0 ? <Waiting count={waiting} /> : null}
      </button>
      <div id={id} className="thumb-index__pages contents__pages" hidden={!isOpen}>
        <ul>
          <PageLinks contents={contents} group={null} />
        </ul>
        <p className="contents__group contents__group--now">{name}</p>
        <ul>
          <PageLinks contents={contents} group={group} />
        </ul>
      </div>
    </div>
  );
}
