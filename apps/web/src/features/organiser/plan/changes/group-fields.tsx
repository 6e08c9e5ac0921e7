import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import type { HappeningDraft } from './happening-draft.ts';
import type { HappeningFieldsProps } from './happening-draft.ts';
import { MomentField } from './moment-field.tsx';

/** Categories, groups and the teams in them. */
export function GroupFields(props: HappeningFieldsProps) {
  const t = useWords();
  const { draft, changes, change } = props;
  const isOfCategory = draft.kind === 'categoryDelayed' || draft.kind === 'teamsSwapped';
  return (
    <>
      {isOfCategory ? <CategoryField {...props} /> : <GroupField {...props} />}
      {draft.kind === 'categoryDelayed' ? (
        <MomentField
          label={t('planChanges.notBefore')}
          value={draft.from}
          days={changes.days}
          onChange={(from) => change({ from })}
        />
      ) : (
        <TeamField {...props} field="team" />
      )}
      {draft.kind === 'teamsSwapped' ? <TeamField {...props} field="otherTeam" /> : null}
      {draft.kind === 'groupSmaller' ? <p className="field-hint">{t('planChanges.smallerHint')}</p> : null}
    </>
  );
}

function CategoryField({ draft, changes, change }: HappeningFieldsProps) {
  const t = useWords();
  const used = new Set(changes.matches.map(({ category }) => category));
  return (
    <ListField
      name="category"
      label={t('planChanges.category')}
      value={draft.category}
      onChange={(category) => change({ category, team: '', otherTeam: '' })}
      none={t('planChanges.choose')}
      options={changes.categories
        .filter(({ code }) => used.has(code))
        .map(({ code }) => ({ value: code, label: code }))}
    />
  );
}

function GroupField({ draft, changes, change }: HappeningFieldsProps) {
  const t = useWords();
  return (
    <ListField
      name="group"
      label={t('planChanges.group')}
      value={draft.group}
      onChange={(group) => change({ group, team: '' })}
      none={t('planChanges.choose')}
      options={changes.groups.map(({ key, label }) => ({ value: key, label }))}
    />
  );
}

function TeamField({
  draft,
  changes,
  change,
  field,
}: HappeningFieldsProps & { readonly field: 'team' | 'otherTeam' }) {
  const t = useWords();
  return (
    <ListField
      name={field}
      label={t(`planChanges.${field}`)}
      value={draft[field]}
      onChange={(id) => change({ [field]: id })}
      none={t('planChanges.choose')}
      options={teamsFor(draft, changes).map(({ id, name }) => ({ value: String(id), label: name }))}
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
