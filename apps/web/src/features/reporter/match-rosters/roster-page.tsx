import { hasRosterErrors } from '@sevenmetre/rules/match-roster';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { MatchView } from '@sevenmetre/sync/outbox/index';
import { useParams } from 'react-router';
import { dashboardPath, reporterMatchPath } from '../../../lib/paths/paths.ts';
import { reporterHallPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { browserDevice } from '../device/open-device.ts';
import type { ReporterDevice } from '../device/device.ts';
import { Gate } from '../device/gate.tsx';
import { Mark } from '../matches/mark.tsx';
import { OpenNotice } from '../matches/open-notice.tsx';
import { useMatch } from '../matches/use-match.ts';
import { sheetOf } from '../match-sheets/sheet-of.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';
import { DeviceChip } from '../halls/device-chip.tsx';
import { violationsOf } from './draft.ts';
import { RefereeChoice } from './referee-choice.tsx';
import { RosterSidePart } from './roster-side.tsx';
import { useRosterForm } from './use-roster-form.ts';
import type { RosterForm } from './use-roster-form.ts';
import '../reporter.css';
import '../halls/hall.css';
import './roster.css';

/** Who is here, with which number, and who referees: before the match, or in it when a roster has to change. */
export function RosterPage() {
  const { matchId: slug = '' } = useParams();
  return <Gate>{() => <Loader key={slug} slug={slug} />}</Gate>;
}

function Loader({ slug }: { slug: string }) {
  const device = browserDevice();
  const opened = useMatch(device, slug);
  if (opened.kind !== 'open') return <OpenNotice opened={opened} slug={slug} />;
  return <Roster device={device} kept={opened.kept} view={opened.table.state().view} />;
}

/** Both sides and the referees, as the device has them. */
export function Roster({ device, kept, view }: { device: ReporterDevice; kept: KeptMatch; view: MatchView }) {
  const t = useWords();
  useBottomBar('none');
  const sheet = sheetOf(kept.body, kept.keptAt);
  const form = useRosterForm(device, kept, view);
  const { drafts, referees, isAsked, isBusy } = form;
  const limits = kept.body.configuration.rosterLimits;
  const violations = (side: Side) => {
    const draft = drafts[side];
    return draft === null ? [] : violationsOf(draft, limits);
  };
  return (
    <div className="reporter reporter-page">
      <header className="reporter-bar">
        <Link
          className="reporter-button"
          to={sheet.hall === null ? dashboardPath : reporterHallPath(sheet.hall.id)}
        >
          <Mark name="back" />
          {t('reporter.back')}
        </Link>
        <div className="grow">
          <b>
            {sheet.groupLabel} {sheet.matchNumber}
          </b>{' '}
          {sheet.time?.slice(0, 5)}
        </div>
        <DeviceChip device={device} />
      </header>
      <main id="main" className="reporter-width">
        <h1>{t('reporter.roster.title')}</h1>
        <RefereeChoice body={kept.body} chosen={referees} change={form.setReferees} isAsked={isAsked} />
        <div className="roster-split">
          {sides.map((side) => (
            <RosterSidePart
              key={side}
              side={side}
              team={sheet.teams[side].name}
              draft={drafts[side]}
              violations={violations(side)}
              change={(draft) => form.setDraft(side, draft)}
              save={() => void form.save([side], false)}
              isBusy={isBusy}
            />
          ))}
        </div>
        <Foot
          form={form}
          slug={kept.slug}
          isPlayed={sheet.stage !== 'not_started' || view.events.length > 0}
          isWrong={sides.some((side) => hasRosterErrors(violations(side)))}
        />
      </main>
    </div>
  );
}

interface FootProps {
  readonly form: RosterForm;
  readonly slug: string;
  /** The match has begun: whoever comes from its table goes back there, also when nothing had to be saved. */
  readonly isPlayed: boolean;
  readonly isWrong: boolean;
}

function Foot({ form, slug, isPlayed, isWrong }: FootProps) {
  const t = useWords();
  const { said, isAsked, isBusy, referees, save } = form;
  const isRefereeMissing = isAsked && referees[0] === null;
  return (
    <div className="roster-total">
      <p className={`grow ${isRefereeMissing ? 'error' : (said?.kind ?? '')}`} role="status">
        {isRefereeMissing ? t('reporter.roster.refereeMissing') : said?.text}
      </p>
      {isPlayed || said?.kind === 'away' ? (
        <Link className="reporter-button" to={reporterMatchPath(slug)}>
          {t('reporter.roster.goOn')}
        </Link>
      ) : null}
      <button
        className="reporter-button"
        type="button"
        disabled={isBusy || isWrong}
        onClick={() => void save(sides, false)}
      >
        {t('reporter.roster.saveBoth')}
      </button>
      <button
        className="reporter-button primary"
        type="button"
        disabled={isBusy || isWrong}
        onClick={() => void save(sides, true)}
      >
        {t('reporter.roster.proceed')}
      </button>
    </div>
  );
}
