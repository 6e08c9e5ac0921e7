import { withdrawnPolicies } from '@sevenmetre/rules/vocabulary';
import { countryByCode, roundLevelByName } from '../../reference-data/index.ts';
import {
  addressCell,
  dateCell,
  idCell,
  numberCell,
  requiredCell,
  textCell,
  wordCell,
  yesNoCell,
} from '../read/cells.ts';
import type { Check } from './check.ts';
import { maximumLength } from '../format.ts';
import type { Row } from '../read/row.ts';

/** Largest place of a comparison. */
const maximumPlace = 99;
/** Largest number of teams of one club in a category. */
const maximumTeams = 999;

/** Validates categories, halls, clubs, teams and groups, which the other files refer to. */
export async function checkStructure(check: Check): Promise<void> {
  await check.each('categories.csv', check.categories.state, (row) => readCategory(check, row));
  await check.each('halls.csv', check.halls.state, (row) => readHall(check, row));
  await check.each('clubs.csv', check.clubs.state, (row) => readClub(check, row));
  const numbers = new Map<string, number>();
  await check.each('teams.csv', check.teams.state, (row) => readTeam(check, row, numbers));
  // An empty tournament would become the current edition and clear the public pages.
  if (check.teams.state.complete && check.teams.state.rows === 0)
    check.errors.add({ file: 'teams.csv', line: null, column: null, code: 'no-teams', parameters: {} });
  const labels = new Map<string, number>();
  await check.each('groups.csv', check.groups.state, (row) => readGroup(check, row, labels));
}

function readCategory(check: Check, row: Row): void {
  const code = addressCell(row, 'code', maximumLength.code);
  check.categories.add(row, 'code', code, {
    code,
    // A missing name is replaced by the one in the other language, or the code.
    nameCs: textCell(row, 'nameCs') || textCell(row, 'nameEn') || code,
    nameEn: textCell(row, 'nameEn') || textCell(row, 'nameCs') || code,
    gender: wordCell(row, 'gender', ['M', 'W', 'X']),
    bornFrom: dateCell(row, 'bornFrom'),
  });
}

function readHall(check: Check, row: Row): void {
  const code = requiredCell(row, 'code', maximumLength.code);
  check.halls.add(row, 'code', code, { code, name: textCell(row, 'name') || code });
}

function readClub(check: Check, row: Row): void {
  const id = requiredCell(row, 'id', maximumLength.id);
  const code = requiredCell(row, 'country', maximumLength.code);
  const country = countryByCode(code);
  if (code !== '' && country === null) row.error('country', 'country-unknown', { value: code });
  check.clubs.add(row, 'id', id, {
    id,
    name: requiredCell(row, 'name'),
    country: country?.countryCode ?? '',
  });
}

/** @param numbers number of each club's last team in a category */
function readTeam(check: Check, row: Row, numbers: Map<string, number>): void {
  const id = requiredCell(row, 'id', maximumLength.id);
  const club = requiredCell(row, 'club', maximumLength.id);
  const category = requiredCell(row, 'category', maximumLength.code);
  check.clubs.refer(row, 'club', club || null);
  check.categories.refer(row, 'category', category || null);
  const key = JSON.stringify([club, category]);
  const said = numberCell(row, 'number', 1, maximumTeams);
  const number = said ?? (numbers.get(key) ?? 0) + 1;
  numbers.set(key, number);
  const name = textCell(row, 'name') || null;
  const withdrawn = yesNoCell(row, 'withdrawn');
  const results = row.cell('results') === '' ? null : wordCell(row, 'results', withdrawnPolicies);
  check.teams.add(row, 'id', id, { id, club, category, name, number, withdrawn, results });
}

/** @param labels line of each label */
function readGroup(check: Check, row: Row, labels: Map<string, number>): void {
  const id = requiredCell(row, 'id', maximumLength.id);
  const category = requiredCell(row, 'category', maximumLength.code);
  check.categories.refer(row, 'category', category || null);
  const label = addressCell(row, 'label', maximumLength.label);
  const first = labels.get(label);
  if (first !== undefined && label !== '') row.error('label', 'duplicate', { value: label, first });
  labels.set(label, first ?? row.line);
  const round = requiredCell(row, 'round', maximumLength.code);
  if (round !== '' && roundLevelByName(round) === null) row.error('round', 'round-unknown', { value: round });
  const playoff = idCell(row, 'playoff');
  if (playoff !== null && !/^[\p{L}\p{N}]{1,10}$/u.test(playoff))
    row.error('playoff', 'text-not-allowed', { value: playoff });
  const carryOver = yesNoCell(row, 'carryOver');
  const comparedPlace = numberCell(row, 'comparedPlace', 1, maximumPlace);
  check.groups.add(row, 'id', id, { id, category, label, round, playoff, carryOver, comparedPlace });
}
