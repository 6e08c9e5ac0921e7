import { useWords } from '../../../lib/words/words.ts';
import type { SheetName } from '../matches/dialog-names.ts';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen } from '../matches/recording-context.ts';

const troubles = ['wrongGoal', 'wrongPlayer', 'missing', 'clock', 'device', 'network'] as const;

/** Where each is put right. */
const remedies = {
  wrongGoal: { kind: 'all' },
  wrongPlayer: { kind: 'all' },
  missing: { kind: 'late' },
  clock: { kind: 'clock' },
  device: { kind: 'hand-over' },
  network: { kind: 'sync' },
} as const satisfies Record<(typeof troubles)[number], SheetName>;

/** What to do when something is wrong, and whom to call. Needs no network: the phone number came with the match. */
export function TroubleSheet() {
  const t = useWords();
  const { open, device, kept } = useScreen();
  const names = { undo: t('reporter.bar.undo'), fix: t('reporter.bar.fix') };
  const shown = troubles.filter((trouble) => trouble !== 'device' || !device.isPractice);
  return (
    <Dialog title={t('reporter.trouble.title')} close={() => open(null)}>
      <p>{t('reporter.trouble.calm')}</p>
      <div className="reporter-stack">
        {shown.map((trouble) => (
          <button
            key={trouble}
            className="reporter-option reporter-option--column"
            type="button"
            onClick={() => open(remedies[trouble])}
          >
            <b>{t(`reporter.trouble.${trouble}`)}</b>
            <small>{t(`reporter.trouble.${trouble}Text`, names)}</small>
          </button>
        ))}
      </div>
      <Organiser contact={kept?.body.contact} />
    </Dialog>
  );
}

interface OrganiserProps {
  /** undefined: the organiser has named nobody. */
  readonly contact: { readonly name: string | null; readonly phone: string } | undefined;
}

function Organiser({ contact }: OrganiserProps) {
  const t = useWords();
  if (contact === undefined)
    return (
      <div className="reporter-note">
        <div className="reporter-stack">
          <b>{t('reporter.trouble.else')}</b>
          <span>{t('reporter.trouble.noPhone')}</span>
        </div>
      </div>
    );
  const name = contact.name ?? t('reporter.trouble.organiser');
  return (
    <a className="reporter-option reporter-option--column" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
      <b>
        {t('reporter.trouble.call', { name })} {contact.phone}
      </b>
      <small>{t('reporter.trouble.callText')}</small>
    </a>
  );
}
