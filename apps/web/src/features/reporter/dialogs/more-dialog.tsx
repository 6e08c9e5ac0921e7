import { useState } from 'react';
import {
  reporterPaperPath,
  reporterRosterPath,
  reporterScoutingPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { restartPractice } from '../device/open-device.ts';
import { keepFeedback, readFeedback } from '../device/feedback.ts';
import type { Feedback } from '../device/feedback.ts';
import { Dialog } from '../matches/dialog.tsx';
import type { SheetName } from '../matches/dialog-names.ts';
import { useScreen, useTable } from '../matches/recording-context.ts';

/** Everything that is not needed every minute: what is needed most first, what deletes apart and last. */
export function MoreSheet() {
  const t = useWords();
  const { open, device, mayReopen } = useScreen();
  const { approval, sheet } = useTable();
  // What was refused can be put right here, like everything before it.
  const isOpen = approval === 'open' || approval === 'refused';
  return (
    <Dialog title={t('reporter.more')} close={() => open(null)}>
      <div className="reporter-menu">
        <Entry sheet="trouble" text={t('reporter.trouble.title')} />
        <Entry sheet="check" text={t('reporter.check.title')} />
        {isOpen ? <Entry sheet="late" text={t('reporter.late.title')} /> : null}
        <Entry sheet="all" text={t('reporter.rail.all')} />
        {isOpen ? <Entry sheet="stage" text={t('reporter.clock.choose')} /> : null}
        {isOpen ? <Entry sheet="finish" text={t('reporter.finish.title')} /> : null}
        {approval === 'approved' && mayReopen && !device.isPractice ? (
          <Entry sheet="reopen" text={t('reporter.reopen.title')} />
        ) : null}
      </div>
      <h3 className="reporter-menu__heading">{t('reporter.moreGroups.sometimes')}</h3>
      <div className="reporter-menu">
        <Entry sheet="signatures" text={t('reporter.signatures.title')} />
        {device.isPractice ? null : (
          <Link className="reporter-option" to={reporterRosterPath(sheet.slug)}>
            <b>{t('reporter.settings.rosterChange')}</b>
          </Link>
        )}
        <Entry sheet="shootout" text={t('reporter.shootout.title')} />
        {sheet.scouting === 'off' ? null : (
          <Link className="reporter-option" to={reporterScoutingPath(sheet.slug)}>
            <b>{t('reporter.settings.scouting')}</b>
          </Link>
        )}
        {isOpen ? <Entry sheet="walkover" text={t('reporter.walkover.title')} /> : null}
      </div>
      <h3 className="reporter-menu__heading">{t('reporter.moreGroups.device')}</h3>
      <div className="reporter-menu">
        {device.isPractice ? (
          <button className="reporter-option" type="button" onClick={restartPractice}>
            <b>{t('reporter.settings.practiceAgain')}</b>
          </button>
        ) : (
          <>
            <Entry sheet="hand-over" text={t('reporter.handOver.title')} />
            {(isOpen ? paperKinds : closedPaperKinds).map((kind) => (
              <Link key={kind} className="reporter-option" to={reporterPaperPath(sheet.slug, kind)}>
                <b>{t(`reporter.paper.${kind}`)}</b>
              </Link>
            ))}
            {mayReopen ? <Entry sheet="history" text={t('reporter.history.title')} /> : null}
          </>
        )}
      </div>
      <Settings />
      {isOpen && !device.isPractice ? (
        // Apart from what is pressed often, and never between two such entries.
        <div className="reporter-menu reporter-menu--danger">
          <Entry sheet="erase" text={`${t('reporter.erase.title')}…`} />
        </div>
      ) : null}
    </Dialog>
  );
}

const closedPaperKinds = ['blank', 'filled'] as const;
/** The paper may be typed in as long as the match takes events. */
const paperKinds = [...closedPaperKinds, 'entry'] as const;

type Plain = Exclude<SheetName['kind'], 'edit' | 'insert'>;

function Entry({ sheet, text }: { sheet: Plain; text: string }) {
  const { open } = useScreen();
  return (
    <button className="reporter-option" type="button" onClick={() => open({ kind: sheet })}>
      <b>{text}</b>
    </button>
  );
}

function Settings() {
  const t = useWords();
  const [feedback, setFeedback] = useState(readFeedback);
  const set = (change: Partial<Feedback>) => {
    const next = { ...feedback, ...change };
    keepFeedback(next);
    setFeedback(next);
  };
  return (
    <fieldset className="reporter-settings">
      <legend>{t('reporter.settings.title')}</legend>
      {(['haptic', 'sound', 'timeouts'] as const).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={feedback[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
          />
          {t(`reporter.settings.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
