import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import { stoppedClock } from '@sevenmetre/rules/match';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Network } from '@sevenmetre/sync/outbox/index';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { openDevice } from '../device/device.ts';
import type { ReporterDevice, ReporterCalls } from '../device/device.ts';
import { Table } from '../match-events/recording.ts';
import { MatchScreen } from '../matches/match-screen.tsx';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import '../../../styles/all.css';

const away = () => Promise.resolve({ kind: 'away' } as const);
const noCalls: ReporterCalls = {
  match: away,
  hall: away,
  impact: away,
  beingChecked: away,
  erase: away,
  restore: away,
  history: away,
  duty: away,
  tickDuty: away,
};
const lost: Network = { send: () => Promise.resolve({ kind: 'lost' }) };

/** A goal of the home team in the practice match, whose number is to follow. */
export const goalAt = (minute: number) =>
  ({
    stageId: practiceSheet.stageIds['1st_half'],
    eventTypeId: 1,
    side: 'home',
    minute,
    second: 0,
    participantId: null,
    secondaryParticipantId: null,
  }) as const;

let count = 0;

/** A disk of its own, that no server ever hears of unless there is a network. */
export function offlineDevice(calls = noCalls, { network = lost, isPractice = false } = {}): ReporterDevice {
  count += 1;
  const name = `reporter-screen-${count}-${performance.now()}`;
  return openDevice({ name, network: () => network, calls, isPractice });
}

interface ShownAs {
  readonly calls?: ReporterCalls;
  readonly mayReopen?: boolean;
  readonly locale?: Locale;
  readonly network?: Network;
  readonly isPractice?: boolean;
  readonly sheet?: MatchSheet;
  /** What the clock on the wall shows at first, milliseconds. */
  readonly startsAt?: number;
  /** Tells the time in place of a clock that the test moves. */
  readonly now?: () => number;
  /** Stands beside the table, under the same router. */
  readonly beside?: ReactNode;
  /** The address that it is opened at. */
  readonly path?: string;
}

/** The practice match on its own disk, with a clock that stands where the test puts it. Ends with `end`. */
export async function showTable(shownAs: ShownAs = {}) {
  const {
    calls,
    mayReopen = true,
    locale = 'en',
    sheet = practiceSheet,
    beside,
    path = '/',
    now: given,
    ...rest
  } = shownAs;
  const { startsAt = 1_000_000, ...queue } = rest;
  const device = offlineDevice(calls, queue);
  const time = { now: startsAt };
  const now = given ?? (() => time.now);
  const { halfLength } = sheet;
  const table = new Table({
    device,
    sheet,
    clock: stoppedClock('not_started', halfLength),
    now,
    recorded: () => undefined,
  });
  const t = createTranslator(locale === 'cs' ? csAll : enAll, locale);
  const screen = await render(
    <LanguageContext value={{ locale, t, switchTo: () => undefined }}>
      <MemoryRouter initialEntries={[path]}>
        <MatchScreen table={table} device={device} kept={null} now={now} mayReopen={mayReopen} />
        {beside}
      </MemoryRouter>
    </LanguageContext>,
  );
  /** The wall clock goes on by so many milliseconds. */
  const wait = (milliseconds: number) => {
    time.now += milliseconds;
  };
  const end = () => {
    table.close();
    device.close();
  };
  return { screen, table, device, wait, end };
}
