import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { browserStore, remember } from '../../lib/browser/storage.ts';
import { useWords } from '../../lib/words/words.ts';
import { usesLetters } from './use-list-keys.ts';
import './pop.css';

interface KeyLineProps {
  readonly keys: readonly { readonly key: string; readonly name: string }[];
  readonly hasPanel: boolean;
  readonly selects: boolean;
  readonly hasMenu: boolean;
  /** Whether the list has views and filters. */
  readonly hasViews?: boolean;
}

/** The keys of the list, where there is a keyboard; letters can be switched off. */
export function KeyLine({ keys, hasPanel, selects, hasMenu, hasViews = true }: KeyLineProps) {
  const t = useWords();
  const [isOn, setOn] = useState(usesLetters);
  const turn = () => {
    remember(browserStore(), new Date(), { letterKeys: !isOn });
    setOn(!isOn);
  };
  return (
    <div className="key-line">
      <button type="button" className="list-quiet" aria-pressed={isOn} onClick={turn}>
        {t(isOn ? 'organiser.list.lettersOn' : 'organiser.list.lettersOff')}
      </button>
      <span className="key-line__rest" />
      {isOn ? (
        <span className="key-line__keys">
          <Keys names={['J', 'K']} text={t('organiser.list.keys.move')} />
          {selects ? <Keys names={['X']} text={t('organiser.list.keys.select')} /> : null}
          {selects ? <Keys names={['⇧', 'X']} text={t('organiser.list.keys.toHere')} /> : null}
          {hasPanel ? <Keys names={['Enter']} text={t('organiser.list.keys.open')} /> : null}
          {keys.map(({ key, name }) => (
            <Keys key={key} names={[wordOf(t, key)]} text={name} />
          ))}
          {hasMenu ? <Keys names={['M']} text={t('organiser.list.keys.menu')} /> : null}
          {hasViews ? <Keys names={['F']} text={t('organiser.list.keys.filter')} /> : null}
          {hasViews ? <Keys names={['V']} text={t('organiser.list.keys.views')} /> : null}
          <Keys names={['/']} text={t('organiser.list.keys.search')} />
        </span>
      ) : null}
    </div>
  );
}

/** As it is written on a keyboard: letters are capitals. */
function wordOf(t: Translator, key: string): string {
  if (key === ' ') return t('organiser.list.keys.space');
  return key.length === 1 ? key.toUpperCase() : key;
}

function Keys({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <span>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
      {text}
    </span>
  );
}
