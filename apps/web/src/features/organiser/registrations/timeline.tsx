import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import { instantText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { type Fold, FoldedCard } from '../../../ui/page/folded-card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { HistoryItem } from '../../../ui/history/history-item.tsx';

const names = {
  'club.state': 'clubState',
  'club.registered': 'clubRegistered',
  'club.updated': 'clubUpdated',
  'club.place': 'clubPlace',
  'club.note': 'clubNote',
  'club-user': 'clubUser',
  'club-invitation': 'clubInvitation',
  'team.state': 'teamState',
  'accommodation.given': 'bedsGiven',
  'accommodation.moved': 'bedsMoved',
  'beds.taken': 'bedsTaken',
  'club.checked-in': 'checkedIn',
  'club.check-in-undone': 'checkInUndone',
  'invoice.issued': 'invoiceIssued',
  'invoice.credited': 'invoiceCredited',
  'line.added': 'lineAdded',
  'line.changed': 'lineChanged',
  'line.removed': 'lineRemoved',
  'payment.recorded': 'paymentRecorded',
  'payment.removed': 'paymentRemoved',
  'referee.state': 'refereeState',
  'referee.note': 'refereeNote',
  'referee.halls': 'refereeHalls',
  'referee.registered': 'refereeRegistered',
  'referee.updated': 'refereeUpdated',
} as const;

interface TimelineProps {
  readonly entries: readonly (TimelineEntry & { readonly teamId?: number | null })[];
  /** How the teams of a club are called, by their ids. */
  readonly teams?: ReadonlyMap<number, string>;
  /** Of the tournament. */
  readonly timeZone: string;
  /** On the page of the registration; absent: it does not fold. */
  readonly fold?: Fold | undefined;
}

/** What has happened to a record, the newest first. */
export function Timeline({ entries, timeZone, teams, fold }: TimelineProps) {
  const t = useWords();
  const [newest] = entries;
  const summary = newest
    ? dotted([nameOf(t, newest.action), instantText(t, newest.at, timeZone)])
    : t('registeredClub.noHistory');
  return (
    <FoldedCard title={t('registeredClub.history')} summary={summary} fold={fold}>
      {entries.length === 0 ? <Empty>{t('registeredClub.noHistory')}</Empty> : null}
      <ol className="record-history">
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} timeZone={timeZone} name={nameOf(t, entry.action)}>
            <TeamName name={teams?.get(entry.teamId ?? 0)} />
            <Details entry={entry} />
          </HistoryItem>
        ))}
      </ol>
    </FoldedCard>
  );
}

/** Nothing where an entry is about no team, or about one that is gone. */
function TeamName({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span>{name}</span>;
}

function Details({ entry: { changes, fields } }: { entry: TimelineEntry }) {
  const t = useWords();
  const state = changes.find(({ field }) => field === 'state');
  const persons = changes.find(({ field }) => field === 'persons');
  const count = Number(persons?.to ?? persons?.from ?? 0);
  return (
    <>
      {state ? (
        <span>
          {t('organiser.history.fromTo', { from: stateName(t, state.from), to: stateName(t, state.to) })}
        </span>
      ) : null}
      {count > 0 ? <span>{t('organiser.history.persons', { count })}</span> : null}
      {fields.length > 0 ? <span>{t('organiser.history.fields', { count: fields.length })}</span> : null}
    </>
  );
}

function nameOf(t: Translator, action: string): string {
  const name = Object.entries(names).find(([known]) => known === action)?.[1];
  return name ? t(`organiser.history.${name}`) : t('organiser.history.unnamed', { action });
}

function stateName(t: Translator, state: string | null): string {
  const ofRecord = registrationStates.find((known) => known === state);
  const ofTeam = teamStates.find((known) => known === state);
  if (ofRecord) return t(`registrations.state.${ofRecord}`);
  return ofTeam ? t(`signedIn.teamState.${ofTeam}`) : (state ?? '–');
}
