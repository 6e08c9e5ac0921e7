import type { DrawOpenBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { instantText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
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
  const from = draw.progress?.numbersFrom ?? null;
  const form = useForm({
    id: 'draw',
    values: { numbers: '', by: '' },
    check: ({ numbers, by }) => ({
      numbers: numbersIn(numbers) === null ? t('draws.public.numbersWrong') : null,
      by: by.trim().length >= 2 && /\p{L}/u.test(by) ? null : t('draws.public.numbersByWrong'),
    }),
    send: ({ numbers, by }) => operator.recordNumbers(numbersIn(numbers) ?? [], by.trim()),
  });
  return (
    <Card title={t('draws.public.numbers')}>
      <Form form={form} className="ceremony-numbers">
        <TextField
          {...form.field('numbers')}
          label={t('draws.public.numbers')}
          hint={t('draws.public.numbersHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...form.field('by')} label={t('draws.public.numbersBy')} maxLength={120} />
        {from === null ? null : (
          <p>{t('draws.public.numbersFrom', { at: instantText(t, from, draw.timeZone) })}</p>
        )}
        <p>{t('draws.public.startText')}</p>
        <Submit form={form}>{t('draws.public.start')}</Submit>
      </Form>
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
