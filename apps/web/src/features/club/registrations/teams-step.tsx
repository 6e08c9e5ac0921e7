import type { Translator } from '@sevenmetre/phrases';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import { moneyText } from '../../../lib/words/money.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { DraftTeam } from './draft.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { newTeam } from './draft.ts';
import { useForm } from './form-context.ts';
import { priceIn } from './form-view.ts';
import { OrderFields } from './order-fields.tsx';
import { IdField } from './plain-field.tsx';

/** The teams, each in a block of its own with what it costs. */
export function TeamsStep() {
  const t = useWords();
  const { form, offer, change, teamsClosed, error } = useForm();
  const till = offer.clubTeamCreateTill;
  const tillText = till === null ? '' : instantText(t, till, offer.edition.timeZone);
  const missing = error('teams');
  return (
    <>
      {teamsClosed ? (
        <Banner kind="wait">{t('clubRegistration.teamsClosed', { till: tillText })}</Banner>
      ) : null}
      {form.teams.map((team, index) => (
        <TeamCard key={team.key} team={team} index={index} />
      ))}
      {missing === undefined ? null : (
        <p className="field-error" id="f-teams" tabIndex={-1}>
          {missing}
        </p>
      )}
      {teamsClosed ? null : (
        <button
          type="button"
          className="button button--outline registration-form__add"
          onClick={() => change({ teams: [...form.teams, newTeam(form.teams.at(-1), offer, newKey())] })}
        >
          {t(form.teams.length === 0 ? 'clubRegistration.addTeam' : 'clubRegistration.addAnother')}
        </button>
      )}
      {teamsClosed || offer.isLate || till === null ? null : (
        <p className="field-hint">{t('clubRegistration.deadlines', { till: tillText })}</p>
      )}
    </>
  );
}

function TeamCard({ team, index }: { team: DraftTeam; index: number }) {
  const t = useWords();
  const { form, change, changeTeam, teamsClosed } = useForm();
  const title = t('clubRegistration.team', { number: index + 1 });
  const remove = () => change({ teams: form.teams.filter(({ key }) => key !== team.key) });
  const aside = teamsClosed ? null : (
    <button
      type="button"
      className="button button--outline button--danger"
      aria-label={t('clubRegistration.removeTeam', { name: title })}
      onClick={remove}
    >
      {t('signedIn.remove')}
    </button>
  );
  return (
    <Card title={title} aside={aside}>
      <TeamHead team={team} index={index} />
      <OrderFields
        path={`teams.${index}`}
        order={team}
        change={(patch) => changeTeam(team.key, patch)}
        disabled={teamsClosed}
        who={t('clubRegistration.hint.bundlePersons')}
      />
      <TeamSum index={index} />
    </Card>
  );
}

function TeamHead({ team, index }: { team: DraftTeam; index: number }) {
  const t = useWords();
  const { offer, view, changeTeam, teamsClosed, error } = useForm();
  const set = (patch: Partial<DraftTeam>) => changeTeam(team.key, patch);
  const path = `teams.${index}`;
  const [categories, levels] = [useCategories(), useLevels()];
  return (
    <div className="field-grid">
      <IdField
        name={`${path}.teamCategoryId`}
        label={t('clubRegistration.field.teamCategoryId')}
        value={team.teamCategoryId}
        onChange={(teamCategoryId) => set({ teamCategoryId })}
        options={categories}
        hint={<CategoryHint team={team} index={index} />}
        disabled={teamsClosed}
      />
      <TextField
        name={`${path}.name`}
        label={t('clubRegistration.field.teamName')}
        value={team.name}
        onChange={(name) => set({ name })}
        placeholder={view.teams[index]?.ownName ?? ''}
        error={error(`${path}.name`)}
        disabled={teamsClosed}
        optional
      />
      {offer.serviceLevels.length === 0 ? null : (
        <IdField
          name={`${path}.teamStartServiceLevelId`}
          label={t('clubRegistration.field.teamStartServiceLevelId')}
          value={team.teamStartServiceLevelId}
          onChange={(teamStartServiceLevelId) => set({ teamStartServiceLevelId })}
          options={levels}
          disabled={teamsClosed}
        />
      )}
    </div>
  );
}

function useCategories() {
  const { t, locale } = useLanguage();
  const { offer } = useForm();
  return offer.categories.map((category) => ({
    value: String(category.id),
    label: t('clubRegistration.category.option', { code: category.code, name: localName(category, locale) }),
  }));
}

/** Levels with their entry fee: the fee of a level itself, or the one for all of them. */
function useLevels() {
  const { t, locale } = useLanguage();
  const { offer, view } = useForm();
  const fees = offer.priceList.filter(({ serviceType }) => serviceType === 'entry-fee');
  return offer.serviceLevels.map((level) => {
    const fee =
      fees.find(({ serviceLevelId }) => serviceLevelId === level.id) ??
      fees.find(({ serviceLevelId }) => serviceLevelId === null);
    const price = fee ? `, ${moneyText(t, priceIn(view.currency, fee), view.currency)}` : '';
    return { value: String(level.id), label: `${localName(level, locale)}${price}` };
  });
}

/** How much is left beside the teams of this form, or that this one has to wait. */
function CategoryHint({ team, index }: { team: DraftTeam; index: number }) {
  const t = useWords();
  const { offer, view } = useForm();
  const category = offer.categories.find(({ id }) => id === team.teamCategoryId);
  if (!category) return null;
  const { birthDateMin: from } = category;
  const born = from === null ? '' : `${t('clubRegistration.category.born', { from: dayText(t, from) })} · `;
  return (
    <>
      {born}
      {roomText(t, category.code, {
        state: view.teams[index]?.state ?? 'accepted',
        left: view.categoriesLeft.get(category.id) ?? null,
      })}
    </>
  );
}

interface Room {
  readonly state: TeamState;
  /** null: no bound. */
  readonly left: number | null;
}

function roomText(t: Translator, code: string, { state, left }: Room): string {
  if (state === 'waiting') return t('clubRegistration.category.left', { code, count: 0 });
  if (state === 'withdrawn') return t('clubRegistration.state.withdrawn');
  if (left === null) return t('clubRegistration.category.free', { code });
  return left === 0
    ? t('clubRegistration.state.accepted')
    : t('clubRegistration.category.left', { code, count: left });
}

function TeamSum({ index }: { index: number }) {
  const t = useWords();
  const { view } = useForm();
  const team = view.teams[index];
  if (!team) return null;
  const { currency } = view;
  const fee = team.fee && moneyText(t, priceIn(currency, team.fee), currency);
  return (
    <p className="registration-form__sum">
      <span>
        {team.state === 'waiting' ? <Badge kind="wait">{t('clubRegistration.state.waiting')}</Badge> : null}
        {team.state === 'waiting' ? ` ${t('clubRegistration.total.waiting')}` : null}
        {fee === null ? null : t('clubRegistration.total.fee', { fee })}
      </span>
      <b>{moneyText(t, team.total, currency)}</b>
    </p>
  );
}
