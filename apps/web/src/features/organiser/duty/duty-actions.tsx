import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { hallPapersPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Pop } from '../../../ui/lists/pop.tsx';
import { exportPath } from '../page/export-link.tsx';
import type { DutyPanel } from './use-duty-keys.ts';

interface DutyActionsProps {
  readonly duty: Duty;
  readonly open: (panel: DutyPanel) => void;
}

/** The three that are pressed each day have a button; what is done once or twice a year is in the menu. */
export function DutyActions({ duty, open }: DutyActionsProps) {
  const { t, locale } = useLanguage();
  const hasShifts = duty.shifts.length > 0;
  const press = (panel: DutyPanel, close: () => void) => () => {
    close();
    open(panel);
  };
  return (
    <>
      <Pop
        className="button button--outline"
        part="more"
        face={t('duty.more')}
        title={t('duty.more')}
        align="end"
      >
        {(close) => (
          <div className="duty-more">
            <button type="button" onClick={press({ kind: 'person', id: null }, close)}>
              {t('duty.person.add')}
            </button>
            {hasShifts ? (
              <button type="button" onClick={press({ kind: 'renew' }, close)}>
                {t('duty.renew.open')}
              </button>
            ) : null}
            <a href={exportPath('dutyWorkbook', locale)} onClick={close}>
              {t('duty.excel')}
            </a>
          </div>
        )}
      </Pop>
      <Link className="button button--outline" to={hallPapersPath}>
        {t('duty.print')}
      </Link>
      {hasShifts ? (
        <button
          className="button button--outline"
          type="button"
          onClick={() => open({ kind: 'message', cell: null })}
        >
          {t('duty.message.open')}
        </button>
      ) : null}
      <button className="button" type="button" onClick={() => open({ kind: 'invite' })}>
        {t('duty.invite.open')}
      </button>
    </>
  );
}
