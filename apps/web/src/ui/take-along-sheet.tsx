import { alarms } from '@sevenmetre/contract/calendar/alarms';
import type { Alarm } from '@sevenmetre/contract/calendar/alarms';
import { fullName } from '@sevenmetre/phrases/names';
import { inEdition } from '@sevenmetre/rules/editions';
import { useId, useRef, useState } from 'react';
import type { TouchEvent } from 'react';
import { createPortal } from 'react-dom';
import { useReachable } from '../lib/api/connection.ts';
import { afterPaint } from '../lib/browser/after-paint.ts';
import { useEditionBase } from '../lib/paths/edition-base.ts';
import {
  calendarPaths,
  cardPaths,
  embedPaths,
  inLocale,
  matchesCsvPath,
  openPathIn,
} from '../lib/paths/open-paths.ts';
import { categoryPath, groupPath, hallPath, matchPath, teamPath } from '../lib/paths/paths.ts';
import { showToast } from '../lib/page/toasts.ts';
import { useLanguage, useWords } from '../lib/words/words.ts';
import { BellButton } from './bell-button.tsx';
import { Icon } from './icon.tsx';
import type { TakeAlongSheetProps, TakeAlongSubject } from './take-along.tsx';
import { useModal } from './use-modal.ts';
import './take-along-sheet.css';

/** What there is of a subject: paths without edition and language. */
interface Paths {
  readonly page: string;
  readonly calendar: string;
  /** Alarm of the calendar if nothing else is chosen, in minutes. */
  readonly alarm: Alarm;
  readonly card?: string;
  readonly csv?: string;
  /** Height in pixels that the view usually has. */
  readonly embed?: { readonly path: string; readonly height: number };
}

function pathsOf({ kind, key }: TakeAlongSubject): Paths {
  const id = Number(key);
  const name = String(key);
  switch (kind) {
    case 'match':
      return {
        page: matchPath(id),
        calendar: calendarPaths.match(id),
        alarm: '60',
        card: cardPaths.match(id),
        embed: { path: embedPaths.match(id), height: 260 },
      };
    case 'team':
      return {
        page: teamPath(id),
        calendar: calendarPaths.team(id),
        alarm: '60',
        card: cardPaths.team(id),
        csv: matchesCsvPath('team', id),
        embed: { path: embedPaths.team(id), height: 520 },
      };
    case 'group':
      return {
        page: groupPath(name),
        calendar: calendarPaths.group(name),
        alarm: '60',
        card: cardPaths.group(name),
        csv: matchesCsvPath('group', name),
        embed: { path: embedPaths.group(name), height: 520 },
      };
    case 'category':
      return {
        page: categoryPath(name),
        calendar: calendarPaths.category(name),
        alarm: '60',
        csv: matchesCsvPath('category', name),
      };
    case 'hall':
      return {
        page: hallPath(id),
        calendar: calendarPaths.hall(id),
        alarm: '0',
        csv: matchesCsvPath('hall', id),
      };
    case 'dates':
      return { page: name, calendar: calendarPaths.dates, alarm: '0' };
  }
}

const ownNames = {
  match: 'share.thisMatch',
  team: 'share.thisTeam',
  group: 'share.thisGroup',
  category: 'share.thisCategory',
  hall: 'share.thisHall',
  dates: 'share.theseDates',
} as const;

/** Pixels that a finger moves down on the head of the sheet to close it. */
const swipeDown = 60;

/** Calendar, messages, address, picture, paper and code of what a page shows, and of what that belongs to. */
export function TakeAlongSheet({ subjects, close }: TakeAlongSheetProps) {
  const t = useWords();
  const id = useId();
  const dialog = useModal();
  const [chosen, setChosen] = useState(0);
  const from = useRef<number | null>(null);
  const subject = subjects[chosen] ?? subjects[0];
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => (from.current = touches[0]?.clientY ?? null),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0]?.clientY ?? 0;
      if (from.current !== null && to - from.current > swipeDown) dialog.current?.close();
    },
  };
  // In the body: what opens it may be printed in reverse, or in the ink of a category.
  return createPortal(
    <dialog ref={dialog} className="take-along-sheet" aria-labelledby={id} onClose={close}>
      <div className="take-along-sheet__head" {...swipe}>
        <h2 id={id}>{t('shell.takeAlong')}</h2>
        <button className="icon-button" type="button" aria-label={t('share.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {subjects.length > 1 ? (
        <fieldset className="take-along-sheet__what">
          <legend className="visually-hidden">{t('share.what')}</legend>
          {subjects.map(({ kind, key, name }, index) => (
            <label key={`${kind} ${key}`}>
              <input
                className="visually-hidden"
                type="radio"
                name={id}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              {index === 0 ? t(ownNames[kind]) : name}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Subject key={`${subject.kind} ${subject.key}`} subject={subject} isOwn={chosen === 0} close={close} />
    </dialog>,
    document.body,
  );
}

interface SubjectProps {
  readonly subject: TakeAlongSubject;
  /** The page shows it. */
  readonly isOwn: boolean;
  readonly close: () => void;
}

function Subject({ subject, isOwn, close }: SubjectProps) {
  const t = useWords();
  const reachable = useReachable();
  const paths = pathsOf(subject);
  const { teams = [] } = subject;
  return (
    <>
      {reachable ? (
        <Calendar paths={paths} name={subject.name} />
      ) : (
        <p className="take-along-sheet__note">{t('share.away')}</p>
      )}
      {teams.length === 0 ? null : (
        <section>
          <h3>{t('share.push')}</h3>
          {teams.map((team) => (
            <p key={team.id} className="take-along-sheet__team">
              <span>{fullName(team)}</span>
              <BellButton team={team} />
            </p>
          ))}
        </section>
      )}
      <Share paths={paths} name={subject.name} isOwn={isOwn} isReachable={reachable} close={close} />
    </>
  );
}

/** Calendars are subscribed to, so that they follow the plan; a file is what it was. */
function Calendar({ paths, name }: { readonly paths: Paths; readonly name: string }) {
  const { t, locale } = useLanguage();
  const base = useEditionBase();
  const id = useId();
  const [alarm, setAlarm] = useState<Alarm>(paths.alarm);
  const usual = inLocale(openPathIn(base, paths.calendar), locale);
  const path = alarm === paths.alarm ? usual : `${usual}&alarm=${alarm}`;
  const subscribed = `webcal://${location.host}${path}`;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribed)}`;
  const address = encodeURIComponent(`${location.origin}${path}`);
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${address}&name=${encodeURIComponent(name)}`;
  return (
    <section>
      <h3>{t('share.calendar')}</h3>
      <ul className="take-along-sheet__grid">
        <li>
          <a href={google} target="_blank" rel="noopener noreferrer">
            Google
          </a>
        </li>
        <li>
          <a href={subscribed}>Apple</a>
        </li>
        <li>
          <a href={outlook} target="_blank" rel="noopener noreferrer">
            Outlook
          </a>
        </li>
        <li>
          <a href={path} download={`${name}.ics`}>
            {t('share.file')}
          </a>
        </li>
      </ul>
      <p className="take-along-sheet__line">
        <label htmlFor={id}>{t('share.alarm')}</label>
        <select
          id={id}
          value={alarm}
          onChange={({ currentTarget }) => setAlarm(alarms.find((one) => one === currentTarget.value) ?? '0')}
        >
          {alarms.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === '0' ? t('share.noAlarm') : t('share.minutesBefore', { minutes })}
            </option>
          ))}
        </select>
      </p>
      <p className="take-along-sheet__note">{t('share.calendarText')}</p>
    </section>
  );
}

interface ShareProps {
  readonly paths: Paths;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isReachable: boolean;
  readonly close: () => void;
}

function Share({ paths: { page, card, csv, embed }, name, isOwn, isReachable, close }: ShareProps) {
  const { t, locale } = useLanguage();
  const base = useEditionBase();
  const address = `${location.origin}${inEdition(base, page)}`;
  const send = () => void navigator.share({ title: name, url: address }).catch(() => undefined);
  const print = () => {
    close();
    // Not the sheet, but the page under it.
    afterPaint(() => globalThis.print());
  };
  return (
    <section>
      <h3>{t('shell.share')}</h3>
      <Copied text={address} label={t('share.address')} />
      <ul className="take-along-sheet__grid">
        {typeof navigator.share === 'function' ? (
          <li>
            <button type="button" onClick={send}>
              <Icon name="share" />
              {t('shell.share')}
            </button>
          </li>
        ) : null}
        {card !== undefined && isReachable ? (
          <li>
            <a href={inLocale(openPathIn(base, card), locale)} download={`${name}.png`}>
              <Icon name="picture" />
              {t('share.picture')}
            </a>
          </li>
        ) : null}
        {isOwn ? (
          <li>
            <button type="button" onClick={print}>
              <Icon name="print" />
              {t('share.print')}
            </button>
          </li>
        ) : null}
        {csv !== undefined && isReachable ? (
          <li>
            <a href={openPathIn(base, csv)} download>
              {t('share.data')}
            </a>
          </li>
        ) : null}
      </ul>
      {embed === undefined ? null : (
        <Embed path={openPathIn(base, embed.path)} height={embed.height} name={name} />
      )}
    </section>
  );
}

/** A text with a button that copies it; what the browser forbids is selected, to be copied by hand. */
function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <p className="take-along-sheet__link">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button className="button" type="button" onClick={() => void copied(text)}>
        <Icon name="copy" />
        {t('share.copy')}
      </button>
    </p>
  );

  async function copied(value: string) {
    try {
      await navigator.clipboard.writeText(value);
      showToast('done', t('shell.copied'));
    } catch {
      field.current?.focus();
      showToast('error', t('share.copyFailed'));
    }
  }
}

interface EmbedProps {
  readonly path: string;
  readonly height: number;
  readonly name: string;
}

function Embed({ path, height, name }: EmbedProps) {
  const { t, locale } = useLanguage();
  const address = `${location.origin}${inLocale(path, locale)}`;
  const title = name.replaceAll('"', '&quot;');
  const code = `<iframe src="${address}" title="${title}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
  return (
    <details>
      <summary>{t('share.embed')}</summary>
      <p className="take-along-sheet__note">{t('share.embedText')}</p>
      <Copied text={code} label={t('share.code')} />
    </details>
  );
}
