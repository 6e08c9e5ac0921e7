import type { DrawOpenBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { type FormEvent, useState } from 'react';
import { instantText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Empty } from '../../../../ui/page/states.tsx';
import { type CategoryPlan, WithCategory } from '../category-plan.tsx';
import { type DrawFrame, frameOf } from '../draw/draw-model.ts';
import { readHandMade } from '../draw/hand-made.ts';
import type { Operator } from './use-operator.ts';

/** First step: the fingerprint of the secret becomes public, days before the draw. */
export function AnnounceCard({ operator }: { operator: Operator }) {
  const t = useWords();
  return (
    <Card title={t('draws.fingerprint')}>
      <p>{t('draws.public.announceText')}</p>
      <button className="button" type="button" onClick={operator.announce}>
        {t('draws.public.announce')}
      </button>
    </Card>
  );
}

interface OpenCardProps {
  readonly draw: PublicDraw;
  readonly category: string;
  readonly operator: Operator;
}

/** Second step: teams, pots and pins of the draw board are frozen. */
export function OpenCard({ draw, category, operator }: OpenCardProps) {
  const t = useWords();
  const openedAt = draw.progress?.openedAt ?? null;
  return (
    <Card title={t('draws.public.open')}>
      <p>{t('draws.public.openText')}</p>
      {openedAt === null ? null : (
        <p>
          <b>{t('draws.public.opened', { at: instantText(t, openedAt, draw.timeZone) })}</b>
        </p>
      )}
      <WithCategory code={category} unknown={t('draws.public.none')}>
        {(plan) => <Freeze plan={plan} isAgain={openedAt !== null} operator={operator} />}
      </WithCategory>
    </Card>
  );
}

interface FreezeProps {
  readonly plan: CategoryPlan;
  readonly isAgain: boolean;
  readonly operator: Operator;
}

function Freeze({ plan, isAgain, operator }: FreezeProps) {
  const t = useWords();
  const frame = frameOf(plan, readHandMade(plan.code));
  const toFormat = <Link to={`/admin/plan/formats/${plan.code}`}>{t('draws.toFormat')}</Link>;
  if (frame === null) return <Empty action={toFormat}>{t('draws.noFormat')}</Empty>;
  const { entries } = frame;
  const teams = plan.teams.length;
  if (entries !== teams) return <Empty action={toFormat}>{t('draws.notFull', { entries, teams })}</Empty>;
  const pots = Math.max(...frame.sizes);
  return (
    <>
      <p>{t('draws.summary', { teams, pots, groups: frame.groups.length })}</p>
      <button
        className={isAgain ? 'button button--outline' : 'button'}
        type="button"
        onClick={() => operator.open(openBody(frame))}
      >
        {t(isAgain ? 'draws.public.openAgain' : 'draws.public.open')}
      </button>
    </>
  );
}

/** Where a club has more teams than there are groups, its teams have to meet: no draw could keep them apart. */
function openBody({ teams, groups }: DrawFrame): DrawOpenBody {
  const clubs = [...Map.groupBy(teams, ({ club }) => club).values()];
  const canBeApart = clubs.every((own) => own.length <= groups.length);
  return {
    sameClub: canBeApart ? 'forbidden' : 'allowed',
    teams: teams.map(({ id, pot, pin, notIn }) => ({
      id: Number(id),
      pot,
      ...(pin ? { pin: pin.group } : {}),
      ...(notIn && notIn.length > 0 ? { notIn: [...notIn] } : {}),
    })),
  };
}

/** Third step: the numbers that somebody has drawn in the hall. */
export function NumbersCard({ draw, operator }: Pick<OpenCardProps, 'draw' | 'operator'>) {
  const t = useWords();
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [wrong, setWrong] = useState<{ numbers: boolean; by: boolean }>({ numbers: false, by: false });
  const from = draw.progress?.numbersFrom ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const numbers = numbersIn(text);
    const isNamed = by.trim().length >= 2 && /\p{L}/u.test(by);
    setWrong({ numbers: numbers === null, by: !isNamed });
    if (numbers && isNamed) operator.recordNumbers(numbers, by.trim());
  };
  return (
    <Card title={t('draws.public.numbers')}>
      <form className="ceremony-numbers" noValidate onSubmit={send}>
        <label>
          {t('draws.public.numbers')}
          <input
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={wrong.numbers}
            aria-describedby="numbers-hint"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p id="numbers-hint" className={wrong.numbers ? 'field-error' : 'muted'}>
          {t(wrong.numbers ? 'draws.public.numbersWrong' : 'draws.public.numbersHint')}
        </p>
        <label>
          {t('draws.public.numbersBy')}
          <input
            className="input"
            maxLength={120}
            value={by}
            required
            aria-invalid={wrong.by}
            aria-describedby={wrong.by ? 'numbers-by-error' : undefined}
            onChange={({ target }) => setBy(target.value)}
          />
        </label>
        {wrong.by ? (
          <p id="numbers-by-error" className="field-error">
            {t('draws.public.numbersByWrong')}
          </p>
        ) : null}
        {from === null ? null : (
          <p>{t('draws.public.numbersFrom', { at: instantText(t, from, draw.timeZone) })}</p>
        )}
        <p>{t('draws.public.startText')}</p>
        <button className="button" type="submit">
          {t('draws.public.start')}
        </button>
      </form>
    </Card>
  );
}

/** null: they are none, too many, or too large. */
function numbersIn(text: string): number[] | null {
  const parts = text.trim().split(/[\s,;]+/);
  const numbers = parts.map(Number);
  const isFine = parts.length <= 12 && parts.every((part) => /^\d{1,4}$/.test(part));
  return isFine ? numbers : null;
}
