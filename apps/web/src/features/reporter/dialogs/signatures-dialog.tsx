import { signatureMoments, type SignatureMoment, type SignatureRole } from '@sevenmetre/rules/match';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import {
  isDone,
  type RoleStanding,
  signatureStandings,
  signedScore,
} from '../match-events/signature-standings.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { sealPin } from './seal-pin.ts';
import { drawnText, SignaturePad } from './signature-pad.tsx';
import './signatures.css';

/** Who signs the record before and after the match; nothing here blocks anything. */
export function SignaturesSheet() {
  const t = useWords();
  const { open } = useScreen();
  const state = useTable();
  const [moment, setMoment] = useState<SignatureMoment>(state.stage === 'not_started' ? 'before' : 'after');
  const [signing, setSigning] = useState<SignatureRole | null>(null);
  if (signing !== null)
    return <SignatureForm key={signing} role={signing} moment={moment} leave={() => setSigning(null)} />;
  return (
    <Dialog title={t('reporter.signatures.title')} close={() => open(null)}>
      <div className="reporter-segments">
        {signatureMoments.map((one) => (
          <button
            key={one}
            className="reporter-button"
            type="button"
            aria-pressed={one === moment}
            onClick={() => setMoment(one)}
          >
            {t(`reporter.signatures.${one}`)}
          </button>
        ))}
      </div>
      <p>{t('reporter.signatures.hint')}</p>
      <div className="signature-list">
        {signatureStandings(state, moment).map((one) => (
          <SignatureRow key={one.role} one={one} sheet={state.sheet} sign={() => setSigning(one.role)} />
        ))}
      </div>
    </Dialog>
  );
}

interface SignatureRowProps {
  readonly one: RoleStanding;
  readonly sheet: MatchSheet;
  readonly sign: () => void;
}

function SignatureRow({ one: { role, standing, signature }, sheet, sign }: SignatureRowProps) {
  const t = useWords();
  const score = signature?.score == null ? '' : `${signature.score.home}:${signature.score.away}`;
  const said = t(`reporter.signatures.status.${standing}`, { name: signature?.name || '–', score });
  const who = roleName(t, role, sheet);
  return (
    <div className="signature-row">
      <span className="signature-row__who">
        <b>{who}</b>
        <small>
          <Mark name={isDone(standing) ? 'ok' : 'warn'} /> {said}
          {signature?.isHere === true ? ` · ${t('reporter.signatures.here')}` : ''}
        </small>
      </span>
      <button
        className={standing === 'missing' ? 'reporter-button primary' : 'reporter-button'}
        type="button"
        aria-label={`${t(standing === 'missing' ? 'reporter.signatures.sign' : 'reporter.signatures.again')}: ${who}`}
        onClick={sign}
      >
        {t(standing === 'missing' ? 'reporter.signatures.sign' : 'reporter.signatures.again')}
      </button>
    </div>
  );
}

interface SignatureFormProps {
  readonly role: SignatureRole;
  readonly moment: SignatureMoment;
  readonly leave: () => void;
}

/** One person signs by name and a drawn signature, or refuses to with a remark. */
function SignatureForm({ role, moment, leave }: SignatureFormProps) {
  const t = useWords();
  const { table, kept } = useScreen();
  const state = useTable();
  const key = kept?.body.signingKey;
  const names = namesOf(state.sheet, role);
  const [name, setName] = useState(names.length === 1 ? (names[0] ?? '') : '');
  const [remark, setRemark] = useState('');
  const [strokes, setStrokes] = useState<Parameters<typeof drawnText>[0]>([]);
  const drawing = drawnText(strokes);
  const statement = {
    moment,
    role,
    name: name.trim(),
    personId: personIdOf(state.sheet, kept?.body.match.refereeIds ?? [], role, name.trim()),
    proof: null,
    remark: remark.trim(),
    score: moment === 'before' ? null : signedScore(state),
  };
  const say = async (way: 'drawn' | 'refused') => {
    const isKept = await table.sign({ ...statement, way, drawing: way === 'drawn' ? drawing : null });
    if (isKept) leave();
  };
  const sayByPin = async (pin: string) => {
    const proof = key === undefined ? null : await sealPin(key, pin, state.sheet.matchId, statement);
    if (proof === null) return false;
    if (await table.sign({ ...statement, way: 'pin', drawing: null, proof })) leave();
    return true;
  };
  const mayUsePin = key !== undefined && mayHavePin(role, statement.personId);
  return (
    <Dialog
      bare
      title={roleName(t, role, state.sheet)}
      close={leave}
      foot={
        <FormFoot
          leave={leave}
          refuse={() => void say('refused')}
          sign={drawing === null || statement.name === '' ? null : () => void say('drawn')}
        />
      }
    >
      <div className="reporter-stack signature-form">
        <label>
          {t('reporter.signatures.name')}
          <input
            className="reporter-input"
            list="signature-names"
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <datalist id="signature-names">
          {names.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </datalist>
        {mayUsePin ? <PinField canSign={statement.name !== ''} sign={sayByPin} /> : null}
        <SignaturePad strokes={strokes} change={setStrokes} />
        <label>
          {t('reporter.signatures.remark')}
          <textarea
            className="reporter-input"
            rows={2}
            maxLength={500}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}

interface FormFootProps {
  readonly leave: () => void;
  readonly refuse: () => void;
  /** null: name or drawing is missing. */
  readonly sign: (() => void) | null;
}

function FormFoot({ leave, refuse, sign }: FormFootProps) {
  const t = useWords();
  return (
    <>
      <button className="reporter-button" type="button" onClick={leave}>
        {t('reporter.cancel')}
      </button>
      <button className="reporter-button" type="button" onClick={refuse}>
        {t('reporter.signatures.refuse')}
      </button>
      <button
        className="reporter-button primary"
        type="button"
        disabled={sign === null}
        onClick={() => sign?.()}
      >
        {t('reporter.signatures.sign')}
      </button>
    </>
  );
}

interface PinFieldProps {
  readonly canSign: boolean;
  /** Whether the PIN could be sealed. */
  readonly sign: (pin: string) => Promise<boolean>;
}

/** A PIN instead of a drawn signature; it leaves this field sealed only. */
function PinField({ canSign, sign }: PinFieldProps) {
  const t = useWords();
  const [pin, setPin] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (!(await sign(pin))) setFailed(true);
  };
  return (
    <>
      <label>
        {t('reporter.signatures.pin')}
        <input
          className="reporter-input"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <small>{t('reporter.signatures.pinHint')}</small>
      </label>
      {hasFailed ? <p role="alert">{t('reporter.signatures.pinFailed')}</p> : null}
      <button
        className="reporter-button"
        type="button"
        disabled={!canSign || !/^\d{6}$/.test(pin)}
        onClick={() => void press()}
      >
        {t('reporter.signatures.byPin')}
      </button>
    </>
  );
}

/** Who may be meant, as far as rosters and appointments say. */
function namesOf({ people, referees }: MatchSheet, role: SignatureRole): readonly string[] {
  if (role === 'first-referee') return referees.slice(0, 1);
  if (role === 'second-referee') return referees.slice(1, 2);
  if (role !== 'home-official' && role !== 'away-official') return [];
  const side = role === 'home-official' ? 'home' : 'away';
  return people.flatMap((person) =>
    person.side === side && person.isLeader && person.name !== null ? [person.name] : [],
  );
}

/** Whose PIN is meant, as far as the name is one of the roster or the appointment; null: of the account in use, or nobody. */
function personIdOf(
  { people, squads, referees }: MatchSheet,
  refereeIds: readonly number[],
  role: SignatureRole,
  name: string,
): number | null {
  const position = ['first-referee', 'second-referee'].indexOf(role);
  if (position >= 0) return referees[position] === name ? (refereeIds[position] ?? null) : null;
  if (role !== 'home-official' && role !== 'away-official') return null;
  const side = role === 'home-official' ? 'home' : 'away';
  const entry = people.find((person) => person.side === side && person.isLeader && person.name === name);
  return squads[side].find(({ entryId }) => entryId !== null && entryId === entry?.id)?.participantId ?? null;
}

/** The table signs with the account that is signed in; others with their own PIN. */
function mayHavePin(role: SignatureRole, personId: number | null): boolean {
  return role === 'timekeeper' || role === 'scorekeeper' || personId !== null;
}

function roleName(t: ReturnType<typeof useWords>, role: SignatureRole, { teams }: MatchSheet): string {
  if (role === 'home-official') return t('reporter.signatures.official', { team: teams.home.name });
  if (role === 'away-official') return t('reporter.signatures.official', { team: teams.away.name });
  return t(`reporter.signatures.role.${role}`);
}
