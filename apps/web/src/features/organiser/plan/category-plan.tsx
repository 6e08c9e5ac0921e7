import type { CategoryRules, PlanDraft, PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { planDrawPath, planFormatsPath, planSchedulePath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { categoryLooks } from './category-looks.ts';
import { CategoryPlate } from './category-plate.tsx';
import '../../../ui/page/scroll-row.css';

/** A category of the plan with what its format and its draw need. */
export interface CategoryPlan {
  readonly code: string;
  readonly draft: PlanDraft;
  readonly rules: CategoryRules;
  /** Accepted teams, the strongest first: by seed, then last year's place, then in the order of their registration. */
  readonly teams: readonly PlanTeam[];
  readonly waiting: number;
  /** Its format and entries in the draft; null: no format has been chosen. */
  readonly planned: PlannedCategory | null;
  /** Where the plan's work goes on once this category's page is done. */
  readonly next: NextWork;
}

type PlannedCategory = PlanDraft['document']['categories'][number];
type ListedCategory = PlanTeams['categories'][number];

interface NextWork {
  readonly word: 'chooseFormat' | 'draw' | 'schedule';
  /** Empty: it is about all categories. */
  readonly code: string;
  readonly to: string;
}

interface CategoryPlanProps {
  /** Null: the first category that has accepted teams. */
  readonly code: string | null;
  /** The page of which each category has one, without the code: links to the others of them stand above. */
  readonly to?: string;
  /** What is said where the edition has no such category. */
  readonly unknown: string;
  readonly children: (plan: CategoryPlan) => ReactNode;
}

/** Reads the draft, the teams and the settings, and hands over what belongs to one category. */
export function WithCategory({ code, to, unknown, children }: CategoryPlanProps) {
  const draft = useRead('planDraft', {});
  const teams = useRead('planTeams', {});
  const settings = useRead('planSettings', {});
  return (
    <Ready read={draft}>
      {(draftBody) => (
        <Ready read={teams}>
          {({ categories }) => (
            <Ready read={settings}>
              {(settingsBody) => {
                const category = categories.find((one) =>
                  code === null ? hasTeams(one) : one.code === code,
                );
                const rules = settingsBody.categories.find((one) => one.code === category?.code);
                if (!category || !rules) return <Empty>{unknown}</Empty>;
                return (
                  <>
                    {to === undefined ? null : (
                      <CategoryLinks categories={categories} current={category.code} to={to} />
                    )}
                    {children(planOf(draftBody, categories, category, rules))}
                  </>
                );
              }}
            </Ready>
          )}
        </Ready>
      )}
    </Ready>
  );
}

function hasTeams({ teams }: { readonly teams: readonly PlanTeam[] }): boolean {
  return teams.some(({ state }) => state === 'accepted');
}

function planOf(
  draft: PlanDraft,
  categories: readonly ListedCategory[],
  { code, teams }: ListedCategory,
  rules: CategoryRules,
): CategoryPlan {
  return {
    code,
    draft,
    rules,
    teams: teams.filter(({ state }) => state === 'accepted').toSorted(byStrength),
    waiting: teams.filter(({ state }) => state === 'waiting').length,
    planned: plannedOf(draft, code),
    next: nextWork(draft, categories.filter(hasTeams)),
  };
}

function plannedOf(draft: PlanDraft, code: string): PlannedCategory | null {
  return draft.document.categories.find((one) => one.code === code) ?? null;
}

/** First every category gets its format, then its draw, then all together the schedule. */
function nextWork(draft: PlanDraft, categories: readonly ListedCategory[]): NextWork {
  const formless = categories.find(({ code }) => plannedOf(draft, code) === null);
  if (formless) {
    return { word: 'chooseFormat', code: formless.code, to: `${planFormatsPath}/${formless.code}` };
  }
  const undrawn = categories.find(({ code }) => plannedOf(draft, code)?.entries.includes(null));
  if (undrawn) return { word: 'draw', code: undrawn.code, to: `${planDrawPath}/${undrawn.code}` };
  return { word: 'schedule', code: '', to: planSchedulePath };
}

/** The way on from a page whose category is done, one press from it. */
export function NextWorkLink({ next: { word, code, to } }: Pick<CategoryPlan, 'next'>) {
  const t = useWords();
  return (
    <Link className="button" to={to}>
      {word === 'schedule' ? t('plan.goOn.schedule') : t(`plan.goOn.${word}`, { code })}
    </Link>
  );
}

/** The strongest first: by seed, then last year’s place, then in the order of registration. */
export function byStrength(one: PlanTeam, other: PlanTeam): number {
  const last = 9999;
  return (
    (one.seed ?? last) - (other.seed ?? last) ||
    (lastPlaceOf(one) ?? last) - (lastPlaceOf(other) ?? last) ||
    one.id - other.id
  );
}

/** Where a team ended last year: as an organiser says, else as the archive does. */
export function lastPlaceOf({
  lastPlace,
  archivedPlace,
}: Pick<PlanTeam, 'lastPlace' | 'archivedPlace'>): number | null {
  return lastPlace ?? archivedPlace?.place ?? null;
}

interface CategoryLinksProps {
  /** In the order of the edition. */
  readonly categories: Parameters<typeof categoryLooks>[0];
  readonly current: string;
  /** The page of which each category has one, without the code. */
  readonly to: string;
}

/** The same page of the other categories. */
function CategoryLinks({ categories, current, to }: CategoryLinksProps) {
  const t = useWords();
  const row = useCentredLink();
  return (
    <nav ref={row} className="plan-categories scroll-row" aria-label={t('plan.categories')}>
      {categoryLooks(categories).map((category) => (
        <Link
          key={category.code}
          to={`${to}/${category.code}`}
          aria-current={category.code === current ? 'page' : undefined}
        >
          <CategoryPlate category={category} />
        </Link>
      ))}
    </nav>
  );
}

/** A row of links that may be wider than the window: the link of the page that is shown is scrolled to its middle. */
function useCentredLink<E extends HTMLElement = HTMLElement>() {
  const row = useRef<E>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (row.current && link) centreLink(row.current, link);
  }, [pathname]);
  return row;
}

/** Scrolls a row so that one of its links is in the middle. The page itself stays where it is. */
function centreLink(row: HTMLElement, link: Element): void {
  const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
}
