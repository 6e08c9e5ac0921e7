import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { holds } from '@sevenmetre/contract/record';
import { opponentName } from '@sevenmetre/phrases/names';
import { required } from '@sevenmetre/rules/validation';
import { planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { type Way, useRuleMatch, ways } from './use-rule-match.tsx';

interface Values {
  readonly way: Way | '';
  readonly reason: string;
}
const empty: Values = { way: '', reason: '' };

/** Ends a match beside its play, or takes its approval back: the impact is shown and confirmed before anything is stored. */
export function RulingForm({ body }: { body: ReporterMatchBody }) {
  const t = useWords();
  const { ticket, detail } = body.match;
  const rule = useRuleMatch(body);
  const form = useForm({
    id: 'ruling',
    values: empty,
    check: ({ way, reason }) => ({ way: required(way), reason: required(reason) }),
    send: async ({ way, reason }, { reset }) => {
      const sent = way === '' ? undefined : await rule(way, reason.trim());
      if (sent?.ok) reset(empty);
      return sent;
    },
  });
  const names = { home: opponentName(t, ticket.home), away: opponentName(t, ticket.away) };
  const offered = ways.filter((each) => {
    if (each === 'reopen') return holds(detail.links ?? [], 'matchReopen');
    return each !== 'abandoned' || ticket.stageCode !== 'not_started';
  });
  const isReplayed = ticket.ruling === 'replay' && ticket.stageCode === 'not_started';
  const newTime = (
    <KnownLink to={planChangesPath('matchPostponed', ticket.matchNumber)}>
      {t('officialScore.rule.newTime')}
    </KnownLink>
  );
  return (
    <Form form={form} className="organiser-matches__form">
      <ListField
        {...form.field('way')}
        label={t('officialScore.rule.what')}
        none={t('officialScore.rule.choose')}
        options={offered.map((value) => ({ value, label: t(`officialScore.rule.way.${value}`, names) }))}
      />
      <TextField
        {...form.field('reason')}
        label={t('officialScore.rule.reason')}
        hint={t('officialScore.reasonHint')}
        maxLength={500}
      />
      <Submit form={form} more={isReplayed ? newTime : null}>
        {t('officialScore.rule.press')}
      </Submit>
    </Form>
  );
}
