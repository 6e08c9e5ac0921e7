import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import {
  adminPlacesPath,
  listsPath,
  planPath,
  planSchedulePath,
  planSettingsPath,
  planTeamsPath,
  planVersionsPath,
  registrationsPath,
} from '../../../../lib/paths/signed-in-paths.ts';

type Category = PlanOverview['categories'][number];
type Step = PlanOverview['next'][number];

export interface CategoryStep {
  readonly word: 'noTeams' | 'chooseFormat' | 'draw' | 'schedule' | 'publish' | 'done';
  readonly to: string;
  readonly count: number;
}

/** The one next step of a category. */
export function nextStepOf(category: Category): CategoryStep {
  const { code, accepted, format, drawn, entries, matches, placed, published } = category;
  if (accepted === 0) return { word: 'noTeams', to: registrationsPath, count: 0 };
  if (format === null) return { word: 'chooseFormat', to: `${planPath}/formats/${code}`, count: 0 };
  if (drawn < entries) return { word: 'draw', to: `${planPath}/draw/${code}`, count: entries - drawn };
  if (placed < matches) return { word: 'schedule', to: planSchedulePath, count: matches - placed };
  if (published < matches) return { word: 'publish', to: planVersionsPath, count: matches - published };
  return { word: 'done', to: planSchedulePath, count: 0 };
}

/** Where a step of the whole plan is taken. */
export function pathOfStep({ code, categories }: Step): string {
  const [first] = categories;
  const ofCategory = (page: string) => (first === undefined ? planPath : `${planPath}/${page}/${first}`);
  const paths: Readonly<Record<Step['code'], string>> = {
    noCategories: listsPath,
    noHalls: adminPlacesPath,
    noTeams: registrationsPath,
    noCourts: planSettingsPath,
    chooseFormat: ofCategory('formats'),
    formatProblem: ofCategory('formats'),
    teamsChanged: planTeamsPath,
    draw: ofCategory('draw'),
    notEnoughPlaces: planSettingsPath,
    checkHours: planSettingsPath,
    schedule: planSchedulePath,
    brokenRules: planSchedulePath,
    publish: planVersionsPath,
    published: planSchedulePath,
  };
  return paths[code];
}
