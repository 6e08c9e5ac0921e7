import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import type { HappeningDraft } from './happening-draft.ts';
import type { HappeningFieldsProps } from './happening-draft.ts';
import { MomentField } from './moment-field.tsx';

/** Categories, groups and the teams in them. */
export function GroupFields(props: HappeningFieldsProps) {
  const t = useWords();
  const { form, changes } = props;
  const { kind } = form.values;
  const isOfCategory = kind === 'categoryDelayed' || kind === 'teamsSwapped';
  return (
    <>
      {isOfCategory ? <CategoryField {...props} /> : <GroupField {...props} />}
      {kind === 'categoryDelayed' ? (
        <MomentField {...form.field('from')} label={t('planChanges.notBefore')} days={changes.days} />
      ) : (
        <TeamField {...props} field="team" />
      )}
      {kind === 'teamsSwapped' ? <TeamField {...props} field="otherTeam" /> : null}
      {kind === 'groupSmaller' ? <p className="field-hint">{t('planChanges.smallerHint')}</p> : null}
    </>
  );
}

function CategoryField({ form, changes }: HappeningFieldsProps) {
  const t = useWords();
  const used = new Set(changes.matches.map(({ category }) => category));
  return (
    <ListField
      {...form.field('category')}
      label={t('planChanges.category')}
      onChange={(category) => form.change({ category, team: '', otherTeam: '' })}
      none={t('planChanges.choose')}
      options={changes.categories
        .filter(({ code }) => used.has(code))
        .map(({ code }) => ({ value: code, label: code }))}
    />
  );
}

function GroupField({ form, changes }: HappeningFieldsProps) {
  const t = useWords();
  return (
    <ListField
      {...form.field('group')}
      label={t('planChanges.group')}
      onChange={(group) => form.change({ group, team: '' })}
      none={t('planChanges.choose')}
      options={changes.groups.map(({ key, label }) => ({ value: key, label }))}
    />
  );
}

function TeamField({
  form,
  changes,
  field,
}: HappeningFieldsProps & { readonly field: 'team' | 'otherTeam' }) {
  const t = useWords();
  return (
    <ListField
      {...form.field(field)}
      label={t(`planChanges.${field}`)}
      none={t('planChanges.choose')}
      options={teamsFor(form.values, changes).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

/** Teams that sit in a group, or those of its category that sit nowhere yet. */
function teamsFor(draft: HappeningDraft, { teams, groups }: PlanChanges): PlanChanges['teams'] {
  const seated = new Set(groups.flatMap((group) => group.teams));
  if (draft.kind === 'teamsSwapped')
    return teams.filter(({ id, category }) => category === draft.category && seated.has(id));
  const group = groups.find(({ key }) => key === draft.group);
  if (draft.kind === 'groupSmaller') return teams.filter(({ id }) => group?.teams.includes(id) ?? false);
  return teams.filter(
    ({ id, category, state }) =>
      state === 'accepted' && !seated.has(id) && draft.group.startsWith(`${category} `),
  );
}
