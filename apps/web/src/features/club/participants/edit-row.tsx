import type { ClubRoster, RosterPreview, RosterRow } from '@sevenmetre/contract/participants/schemas';
import { personGenders, personTexts } from '@sevenmetre/rules/roster';
import { rosterRoles } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { RowForm, useRowForm } from '../../../ui/imports/import-parts.tsx';
import { teamsOf } from './roster-view.ts';

type Row = RosterPreview['rows'][number];
type Texts = Row['texts'];

interface EditRowProps {
  readonly roster: ClubRoster;
  readonly row: Row;
  readonly change: (line: number, row: RosterRow | null) => Promise<boolean>;
  readonly leave: () => void;
}

/** The texts of a row as they will be read; applying them answers what the row left open. */
export function EditRow({ roster, row, change, leave }: EditRowProps) {
  const t = useWords();
  const form = useRowForm<Texts>({
    id: `row-${row.line}`,
    texts: row.texts,
    apply: (texts) => change(row.line, { line: row.line, texts, open: [] }),
    leave,
  });
  const { values: texts } = form;
  const field = (name: keyof Texts) => ({
    ...form.field(name),
    label: t(`participants.column.${name}`),
    optional: 'unsaid' as const,
  });
  return (
    <RowForm line={row.line} form={form} leave={leave}>
      <TextField {...field('lastName')} maxLength={200} />
      <TextField {...field('firstName')} maxLength={200} />
      <TextField {...field('birthDate')} maxLength={200} />
      <ListField {...field('gender')} {...genderOptions(t, texts.gender)} />
      <ListField {...field('team')} {...teamOptions(t, roster, texts.team)} />
      <ListField {...field('role')} {...roleOptions(t, texts.role)} />
      <TextField {...field('number')} inputMode="numeric" maxLength={4} />
      {personTexts.map((name) => (
        <TextField key={name} {...field(name)} maxLength={200} />
      ))}
    </RowForm>
  );
}

type Words = ReturnType<typeof useWords>;

function genderOptions(t: Words, present: string) {
  const options = personGenders.map((gender) => ({
    value: gender as string,
    label: t(`participants.gender.${gender}`),
  }));
  return { none: t('participants.sheet.genderOpen'), options: withPresent(options, present) };
}

function teamOptions(t: Words, roster: ClubRoster, present: string) {
  const options = teamsOf(roster)
    .filter(({ editable }) => editable)
    .map(({ categoryCode, name }) => `${categoryCode} ${name}`)
    .map((label) => ({ value: label, label }));
  return { none: t('participants.sheet.noTeam'), options: withPresent(options, present) };
}

function roleOptions(t: Words, present: string) {
  const options = rosterRoles.map((role) => ({
    value: role as string,
    label: t(`participants.role.${role}`),
  }));
  return { none: t('participants.role.none'), options: withPresent(options, present) };
}

/** What the list says stays to be chosen, as it is written there. */
function withPresent(
  options: readonly { readonly value: string; readonly label: string }[],
  present: string,
) {
  const isListed = present === '' || options.some(({ value }) => value === present);
  return isListed ? options : [{ value: present, label: present }, ...options];
}
