import { inventBirthDate, inventPerson } from '@sevenmetre/rules/fiction';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CopiedTable, TextRow } from '../../platform/transfer/index.ts';

/** Numbers of the kinds of invented people, see `inventPerson`. */
const kinds = { contact: 1, participant: 2, referee: 3, volunteer: 4, coach: 5, drawer: 6 } as const;

/** Settings with texts that are copied: how the cup plays, not who organises it. */
const copiedTexts = [
  'edition-phase',
  'players-on-court-by-category',
  'roster-suspended-check',
  'player-name-publication',
  'cup-short-name',
  'cup-accent',
] as const;

/** Settings that clubs need filled, with values that belong to nobody. */
const inventedSettings: Readonly<Record<string, string>> = {
  'contact-email': 'organiser@rehearsal.example',
  'contact-phone': '+420000000000',
  'terms-general': 'https://rehearsal.example/terms',
  'terms-club': 'https://rehearsal.example/terms-clubs',
  'terms-referee': 'https://rehearsal.example/terms-referees',
};

const all = sql`true`;

/** Columns that have no place for a person's data, in tables that are the same for every portal. */
const reference: readonly CopiedTable[] = [
  whole('countries', 'id country_code sport_code currency_code language_code created_at'),
  whole('country_translations', 'id country_id locale name description'),
  whole('regions', 'id country_id code name'),
  whole('training_types', 'id code name_cs name_en is_active weight'),
  whole(
    'event_types',
    'id code name_cs name_en category short_name penalty_match_stop penalty_duration score_increase secondary_participant_allowed is_active weight',
  ),
  whole(
    'match_stages',
    'id code name_cs name_en short_name_cs short_name_en stage_type duration start_time weight',
  ),
  whole('round_levels', 'id system_name name_cs name_en is_bracket weight'),
  whole('tshirt_sizes', 'id code is_active weight'),
];

/**
 * What a rehearsal takes from an edition: exactly the columns named here. People, their words and everything that
 * names them are made by `inventPerson`, or stay empty; money, letters, accounts, histories and results stay behind.
 * @param name of the copy
 */
export function copiedTables(editionId: number, name: string): readonly CopiedTable[] {
  const own = sql`edition_id = ${editionId}`;
  const ofClub = sql`club_id in (select id from clubs where ${own})`;
  const ofTeam = sql`team_id in (select id from teams where ${own})`;
  const ofCategory = sql`category_id in (select id from team_categories where ${own})`;
  return [
    ...reference,
    ...settings(editionId, name, own),
    ...registrations(editionId, { own, ofClub, ofTeam }),
    ...referees(editionId, own),
    ...competition({ own, ofCategory, ofTeam }, editionId),
    ...duty(editionId, own),
    ...published({ own, ofCategory }, editionId),
  ];
}

function settings(editionId: number, name: string, own: SQL): readonly CopiedTable[] {
  const isText = sql`data_type = 'string'`;
  return [
    {
      table: 'editions',
      where: sql`id = ${editionId}`,
      kept: names(
        'id year city start_date end_date time_zone currency_code tie_breakers tie_breakers_unfinished created_at',
      ),
      made: { name: () => name, is_current: () => 'true' },
    },
    {
      table: 'configuration_entries',
      // Pictures are files, which stay behind.
      where: sql`(${own} or edition_id is null) and key not in ('cup-logo', 'cup-cover', 'translations')`,
      kept: names(
        'id edition_id key data_type format label_cs label_en description_cs description_en is_public protected',
      ),
      asked: {
        kept_value: sql`case when key in (${sql.join(
          copiedTexts.map((key) => sql`${key}`),
          sql`, `,
        )}) or not (${isText}) then value end`,
      },
      made: {
        value: (row) => inventedSettings[textOf(row, 'key')] ?? row['kept_value'] ?? null,
      },
    },
    table('service_levels', own, 'id edition_id code name_cs name_en is_active weight'),
    {
      table: 'suppliers',
      where: own,
      kept: names('id edition_id weight'),
      made: {
        name: ({ id }) => `Supplier ${id}`,
        street: ({ id }) => `Rehearsal ${id}`,
        city: () => 'Rehearsal',
        zip: () => '000 00',
        country_code: () => 'CZ',
      },
    },
    table(
      'pricelist_items',
      own,
      'id edition_id code service_type catering_type lodging service_level_id supplier_id unit price_czk price_eur name_cs name_en availability_filter capacity separate_invoice is_system single_room_available handball_restaurant_available vip_party_available is_active weight created_at updated_at',
    ),
    table(
      'team_categories',
      own,
      'id edition_id code name_cs name_en gender birth_date_min weight results_hidden is_active capacity tie_breakers tie_breakers_unfinished',
    ),
    table(
      'places',
      sql`(${own} or edition_id is null)`,
      'id edition_id code place_type address lat lng is_active visible_on_map default_referee_accommodation allowed_training_types_ids created_at updated_at',
    ),
    // Descriptions may name the people of a hall.
    table(
      'place_translations',
      sql`place_id in (select id from places where ${own} or edition_id is null)`,
      'id place_id locale name',
    ),
    table('lodgings', own, 'id edition_id place_id kind label capacity'),
  ];
}

interface Wheres {
  readonly own: SQL;
  readonly ofClub: SQL;
  readonly ofTeam: SQL;
  readonly ofCategory: SQL;
}

function registrations(
  editionId: number,
  { own, ofClub, ofTeam }: Pick<Wheres, 'own' | 'ofClub' | 'ofTeam'>,
): readonly CopiedTable[] {
  const contact = (row: TextRow) => personOf(row, editionId, kinds.contact);
  return [
    {
      table: 'clubs',
      where: own,
      kept: names(
        'id edition_id name country_id region_id registration_state arrival_date departure_date locale agreed_to_terms_at revision created_at updated_at',
      ),
      asked: { country: countryOf(sql`clubs.country_id`) },
      made: {
        street: ({ id }) => `Rehearsal ${id}`,
        city: () => 'Rehearsal',
        zip: () => '000 00',
        tournament_contact_first_name: (row) => contact(row).firstName,
        tournament_contact_last_name: (row) => contact(row).lastName,
        tournament_contact_phone: (row) => contact(row).phone,
        state_reason: (row) => (textOf(row, 'registration_state') === 'declined' ? '–' : null),
      },
    },
    table(
      'teams',
      own,
      'id edition_id club_id category_id name team_number state withdrawn_policy service_level_id bundle_pricelist_item_id bundle_persons handball_persons vip_party_persons single_room_persons place_id created_at updated_at',
    ),
    table(
      'extra_person_groups',
      ofClub,
      'id club_id bundle_persons handball_persons vip_party_persons single_room_persons bundle_pricelist_item_id place_id created_at updated_at',
    ),
    participants(editionId, own),
    table('team_participants', ofTeam, 'id team_id participant_id role jersey_number'),
    table(
      'lodging_allotments',
      sql`lodging_id in (select id from lodgings where ${own})`,
      'id lodging_id team_id extra_person_group_id referee_id persons created_at',
    ),
  ];
}

function participants(editionId: number, own: SQL): CopiedTable {
  const categories = sql`from team_participants tp join teams t on t.id = tp.team_id
    join team_categories c on c.id = t.category_id where tp.participant_id = participants.id`;
  const person = (row: TextRow) => personOf(row, editionId, kinds.participant);
  return {
    table: 'participants',
    where: own,
    kept: names('id edition_id club_id created_at'),
    asked: {
      country: sql`(select k.country_code from clubs b join countries k on k.id = b.country_id where b.id = participants.club_id)`,
      invented_gender: sql`(select min(c.gender) ${categories})`,
      born_from: sql`(select min(c.birth_date_min) ${categories} and tp.role = 'player')`,
      edition_year: sql`(select year from editions where id = ${editionId})`,
    },
    made: {
      first_name: (row) => person(row).firstName,
      last_name: (row) => person(row).lastName,
      gender: (row) => genderOf(row),
      birth_date: (row) =>
        inventBirthDate(
          { editionId, kind: kinds.participant, id: idOf(row) },
          { from: row['born_from'] ?? null, year: Number(textOf(row, 'edition_year')) },
        ),
    },
  };
}

function referees(editionId: number, own: SQL): readonly CopiedTable[] {
  const person = (row: TextRow) => personOf(row, editionId, kinds.referee);
  return [
    {
      table: 'referees',
      where: own,
      kept: names(
        'id edition_id sex country_id colleague_referee_id tshirt_size_id accommodation_place_id wants_accommodation wants_single_room accompaniment_persons meal_vouchers arrival_date departure_date registration_state agreed_to_terms_at revision created_at updated_at',
      ),
      asked: {
        country: countryOf(sql`referees.country_id`),
        invented_gender: sql`case when sex = 'female' then 'W' else 'M' end`,
      },
      made: {
        first_name: (row) => person(row).firstName,
        last_name: (row) => person(row).lastName,
        phone: (row) => person(row).phone,
        email: ({ id }) => `referee-${id}@rehearsal.example`,
      },
    },
    table(
      'referee_halls',
      sql`referee_id in (select id from referees where ${own})`,
      'referee_id day place_id',
    ),
    table(
      'referee_pairs',
      own,
      'id edition_id first_referee_id second_referee_id level fee travel most_per_day club_ids revision created_at updated_at',
    ),
  ];
}

/** Groups and matches as they are planned; what was played, and who took a seat by it, stays behind. */
function competition(
  { own, ofCategory, ofTeam }: Pick<Wheres, 'own' | 'ofCategory' | 'ofTeam'>,
  editionId: number,
): readonly CopiedTable[] {
  const ofMatch = sql`match_id in (select id from matches where ${own})`;
  return [
    table(
      'groups',
      own,
      'id edition_id category_id round_level_id plan_key label playoff_category carries_over compared_place weight',
    ),
    {
      ...table(
        'group_teams',
        sql`group_id in (select id from groups where ${own})`,
        'id group_id seat predecessor_group_id predecessor_standings',
      ),
      computed: { team_id: sql`case when predecessor_group_id is null then team_id end` },
    },
    {
      ...table(
        'matches',
        own,
        'id edition_id match_number plan_key group_id home_predecessor_group_id home_predecessor_standings away_predecessor_group_id away_predecessor_standings starts_at place_id court half_length created_at updated_at',
      ),
      computed: {
        home_team_id: sql`case when home_predecessor_group_id is null then home_team_id end`,
        away_team_id: sql`case when away_predecessor_group_id is null then away_team_id end`,
        stage_id: sql`(select id from match_stages where code = 'not_started')`,
      },
    },
    table('match_referees', ofMatch, 'match_id referee_id position'),
    table('appointments', ofMatch, 'match_id pair_id updated_at'),
    table('courts', own, 'edition_id key place_id size resin seats main active slot_length weight'),
    table('court_hours', own, 'edition_id court day open close'),
    { ...table('court_blocks', own, 'id edition_id court day from to'), made: { reason: () => '' } },
    table(
      'category_rules',
      ofCategory,
      'category_id half_minutes break_minutes slot_minutes rest max_per_day max_path_per_day earliest latest_end guarantee court resin days courts',
    ),
    table('plan_weights', own, 'edition_id wish step'),
    table('team_wishes', ofTeam, 'team_id seed last_place not_before not_after'),
    {
      ...table('team_coaches', ofTeam, 'team_id'),
      // Who coaches two teams still does, under one invented name.
      asked: {
        id: sql`(select count(distinct o.name) from team_coaches o where o.name <= team_coaches.name)`,
        country: sql`'CZ'`,
      },
      made: { name: (row) => fullName(personOf(row, editionId, kinds.coach)) },
    },
    table('travel_times', own, 'edition_id from_place_id to_place_id minutes'),
  ];
}

/**
 * Published versions of the plan and the draws that are over, with what proves them. Reasons and who drew the numbers
 * are words of people; a draw that still runs is sealed with the key of the portal, and stays behind.
 */
function published(
  { own, ofCategory }: Pick<Wheres, 'own' | 'ofCategory'>,
  editionId: number,
): readonly CopiedTable[] {
  const isOver = sql`state in ('revealed', 'stopped', 'setAside') and secret is not null`;
  const ofDraw = sql`(category_id, number) in (select category_id, number from draws where ${ofCategory} and ${isOver})`;
  const person = (row: TextRow) => personOf(row, editionId, kinds.drawer);
  return [
    {
      ...table('plan_versions', own, 'edition_id number at hash document scope summary restores'),
      made: { client_key: (row) => `rehearsal-${textOf(row, 'number')}` },
    },
    {
      ...table(
        'draws',
        sql`${ofCategory} and ${isOver}`,
        'category_id number state secret_hash secret hall_numbers balls shown announced_at numbers_from started_at revealed_at ended_at updated_at',
      ),
      asked: { id: sql`category_id`, country: sql`'CZ'` },
      made: {
        sealed_secret: () => '',
        numbers_by: (row) => (row['hall_numbers'] == null ? null : fullName(person(row))),
        end_reason: (row) => (row['ended_at'] == null ? null : '–'),
      },
    },
    table('draw_inputs', ofDraw, 'category_id number version at hash input format'),
    {
      ...table('draw_amendments', ofDraw, 'id category_id number at kind groups'),
      made: { reason: () => '–' },
    },
  ];
}

function duty(editionId: number, own: SQL): readonly CopiedTable[] {
  const person = (row: TextRow) => personOf(row, editionId, kinds.volunteer);
  return [
    table('shifts', own, 'id edition_id place_id day kind starts_at ends_at needed by_hand'),
    {
      table: 'volunteers',
      where: own,
      kept: names('id edition_id skills languages team_id created_at updated_at'),
      asked: { country: sql`'CZ'` },
      made: {
        first_name: (row) => person(row).firstName,
        last_name: (row) => person(row).lastName,
        phone: (row) => person(row).phone,
        email: ({ id }) => `volunteer-${id}@rehearsal.example`,
        is_minor: () => 'false',
      },
    },
    table(
      'shift_people',
      sql`shift_id in (select id from shifts where ${own})`,
      'shift_id volunteer_id answer asked_at',
    ),
  ];
}

function countryOf(column: SQL): SQL {
  return sql`(select k.country_code from countries k where k.id = ${column})`;
}

function personOf(row: TextRow, editionId: number, kind: number) {
  const country = row['country'] ?? 'CZ';
  return inventPerson({ editionId, kind, id: idOf(row), country, gender: genderOf(row) });
}

function genderOf(row: TextRow): 'M' | 'W' {
  return row['invented_gender'] === 'W' ? 'W' : 'M';
}

function fullName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`;
}

function idOf(row: TextRow): number {
  return Number(textOf(row, 'id'));
}

function textOf(row: TextRow, name: string): string {
  return row[name] ?? '';
}

function whole(name: string, kept: string): CopiedTable {
  return table(name, all, kept);
}

function table(name: string, where: SQL, kept: string): CopiedTable {
  return { table: name, where, kept: names(kept) };
}

function names(text: string): readonly string[] {
  return text.split(' ');
}
