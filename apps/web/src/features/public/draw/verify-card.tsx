import type { DrawGroup, DrawProgress, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { DrawRecord, DrawVerification, GroupOfTeams } from '@sevenmetre/engine/draw';
import { verifyDraw } from '@sevenmetre/engine/draw';
import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { sha256 } from '../../../lib/browser/sha-256.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';

interface VerifyCardProps {
  readonly draw: PublicDraw;
  readonly category: string;
  readonly read: () => Promise<PublicDraw | null>;
}

interface Verified {
  readonly result: DrawVerification;
  readonly seconds: number;
}

/**
 * Draws again on this device, with the same code as the server, and compares every ball, and the groups as they
 * are published at this moment.
 */
export function VerifyCard({ draw, category, read }: VerifyCardProps) {
  const t = useWords();
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async () => {
    const record = recordOf((await read()) ?? draw);
    if (record === null) return;
    const began = performance.now();
    const result = await verifyDraw(sha256, record);
    setVerified({ result, seconds: (performance.now() - began) / 1000 });
  };
  const minutes = `/api/v1/draws/${encodeURIComponent(category)}/minutes.pdf?locale=${t.locale}`;
  return (
    <section className="draw-verify">
      {verified && draw.progress ? (
        <Result t={t} verified={verified} draw={draw} progress={draw.progress} />
      ) : null}
      <p className="draw-verify__buttons">
        <button className="button" type="button" onClick={() => void verify()}>
          {t(verified ? 'draws.verify.again' : 'draws.verify.button')}
        </button>
        <a className="button button--outline" href={minutes}>
          {t('draws.verify.minutes')}
        </a>
      </p>
      <details>
        <summary>{t('draws.verify.why')}</summary>
        <p>{t('draws.verify.whyText')}</p>
      </details>
    </section>
  );
}

/** null: the draw was set aside meanwhile. */
function recordOf({ progress, input, earlierInputs, amendments, published }: PublicDraw): DrawRecord | null {
  if (progress === null || input === null) return null;
  const { secretHash, secret, inputHash, hallNumbers, balls } = progress;
  return {
    secretHash,
    secret: secret ?? '',
    inputHash: inputHash ?? '',
    input,
    hallNumbers,
    balls: balls.map(({ team, group }) => ({ team, group: group ?? -1 })),
    earlierInputs,
    amendments: amendments.map(({ groups }) => withIds(groups)),
    published: published && withIds(published),
  };
}

function withIds(groups: readonly DrawGroup[]): GroupOfTeams[] {
  return groups.map(({ id, teams }) => ({ id, teams: teams.map((team) => team.id) }));
}

interface ResultProps {
  readonly t: Translator;
  readonly verified: Verified;
  readonly draw: PublicDraw;
  readonly progress: DrawProgress;
}

function Result({ t, verified: { result, seconds }, draw, progress }: ResultProps) {
  const { timeZone, amendments } = draw;
  const at = instantText(t, progress.announcedAt, timeZone);
  const numbers = progress.hallNumbers.join(' ');
  const { ok, matching, balls, firstDifferent } = result;
  return (
    <div role="status">
      <div className={ok ? 'draw-verify__sum' : 'draw-verify__sum draw-verify__sum--bad'}>
        <Icon name={ok ? 'done' : 'error'} />
        <div>
          <h2>{t(ok ? 'draws.verify.title' : 'draws.verify.failed')}</h2>
          <p>
            <b>{t('draws.verify.matching', { matching, balls })}</b>{' '}
            {ok ? t('draws.verify.text', { seconds: t.number(seconds, 2) }) : null}
          </p>
          {firstDifferent === null ? null : (
            <p>{t('draws.verify.different', { ball: firstDifferent + 1 })}</p>
          )}
        </div>
      </div>
      <ul className="draw-verify__checks">
        <Line
          ok={result.isSecretKept}
          title={t('draws.verify.secretBefore')}
          note={t('draws.verify.secretAfter')}
        >
          {progress.secret ?? ''}
        </Line>
        <Line
          ok={result.isSecretKept}
          title={t(result.isSecretKept ? 'draws.verify.fits' : 'draws.verify.fitsNot', { at })}
        >
          {progress.secretHash}
        </Line>
        <Line
          ok
          title={t('draws.verify.numbers', { numbers })}
          note={progress.numbersBy === null ? '' : t('draws.verify.by', { name: progress.numbersBy })}
        />
        <Line
          ok={result.isInputKept}
          title={t(result.isInputKept ? 'draws.verify.input' : 'draws.verify.inputNot')}
        >
          {progress.inputHash ?? ''}
        </Line>
        <Line ok={result.groups !== 'differ'} title={groupsText(t, result, amendments.length)} />
      </ul>
    </div>
  );
}

function groupsText(
  t: Translator,
  { groups, differentGroups }: DrawVerification,
  amendments: number,
): string {
  if (groups === 'unpublished') return t('draws.verify.groupsUnpublished');
  if (groups === 'pending') return t('draws.verify.groupsPending');
  if (groups === 'differ') return t('draws.verify.groupsDiffer', { groups: differentGroups.join(', ') });
  return t(amendments === 0 ? 'draws.verify.groupsAgree' : 'draws.verify.groupsAmended');
}

interface LineProps {
  readonly ok: boolean;
  readonly title: string;
  readonly note?: string;
  /** A hash or a secret. */
  readonly children?: string;
}

function Line({ ok, title, note = '', children = '' }: LineProps) {
  return (
    <li className={ok ? undefined : 'draw-verify__bad'}>
      <Icon name={ok ? 'done' : 'error'} />
      <div>
        <b>{title}</b>
        {note === '' ? null : <small>{note}</small>}
        {children === '' ? null : <code className="draw-fingerprint">{children}</code>}
      </div>
    </li>
  );
}
