UPDATE "team_participants" SET "jersey_number" = NULL WHERE "jersey_number" NOT BETWEEN 0 AND 99;--> statement-breakpoint
UPDATE "match_participants" SET "jersey_number" = NULL WHERE "jersey_number" NOT BETWEEN 0 AND 99;--> statement-breakpoint
UPDATE "audit" SET "user_id" = NULL WHERE "user_id" NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "match_events" SET "created_by_user_id" = NULL WHERE "created_by_user_id" NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "deleted_event_keys" SET "deleted_by_user_id" = NULL WHERE "deleted_by_user_id" NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "referees" SET "colleague_referee_id" = NULL WHERE "colleague_referee_id" NOT IN (SELECT "id" FROM "referees");--> statement-breakpoint
ALTER TABLE "deleted_event_keys" ADD CONSTRAINT "deleted_event_keys_deleted_by_user_id_users_id_fk" FOREIGN KEY ("deleted_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_colleague_referee_id_referees_id_fk" FOREIGN KEY ("colleague_referee_id") REFERENCES "public"."referees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_registration_state_known" CHECK ("clubs"."registration_state" in ('new', 'approved', 'declined', 'processed', 'unknown'));--> statement-breakpoint
ALTER TABLE "team_categories" ADD CONSTRAINT "team_categories_gender_known" CHECK ("team_categories"."gender" in ('M', 'W', 'X'));--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_state_known" CHECK ("teams"."state" in ('accepted', 'waiting', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_number_counted" CHECK ("teams"."team_number" >= 1);--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_category_known" CHECK ("event_types"."category" in ('goal', 'shootout', 'suspension', 'card', 'other'));--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_numbers" CHECK ("event_types"."penalty_duration" >= 0 and "event_types"."score_increase" >= 0);--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_places" CHECK ("group_teams"."seat" >= 1 and "group_teams"."standings" >= 1 and "group_teams"."predecessor_standings" >= 1);--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_whole_predecessor" CHECK (("group_teams"."predecessor_group_id" is null) = ("group_teams"."predecessor_standings" is null));--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_tally" CHECK ("group_teams"."games" >= 0 and "group_teams"."wins" >= 0 and "group_teams"."ties" >= 0 and "group_teams"."losses" >= 0 and "group_teams"."points" >= 0);--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_goals" CHECK ("group_teams"."goals_scored" >= 0 and "group_teams"."goals_conceded" >= 0 and "group_teams"."goals_count_scored" >= 0 and "group_teams"."goals_count_conceded" >= 0);--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_side_known" CHECK ("match_events"."side" in ('home', 'away'));--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_minute_of_match" CHECK ("match_events"."minute" between 0 and 999);--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_second_of_minute" CHECK ("match_events"."second" between 0 and 59);--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_revision_counted" CHECK ("match_events"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "match_participants" ADD CONSTRAINT "match_participants_side_known" CHECK ("match_participants"."side" in ('home', 'away'));--> statement-breakpoint
ALTER TABLE "match_participants" ADD CONSTRAINT "match_participants_role_known" CHECK ("match_participants"."role" in ('player', 'leader'));--> statement-breakpoint
ALTER TABLE "match_participants" ADD CONSTRAINT "match_participants_jersey" CHECK ("match_participants"."jersey_number" between 0 and 99);--> statement-breakpoint
ALTER TABLE "match_stages" ADD CONSTRAINT "match_stages_code_known" CHECK ("match_stages"."code" in ('not_started', '1st_half', '2nd_half', 'shootout', 'waiting_for_approval', 'finished'));--> statement-breakpoint
ALTER TABLE "match_stages" ADD CONSTRAINT "match_stages_times" CHECK ("match_stages"."duration" >= 0 and "match_stages"."start_time" >= 0);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_numbers" CHECK ("matches"."match_number" >= 1 and "matches"."half_length" >= 1 and "matches"."home_predecessor_standings" >= 1 and "matches"."away_predecessor_standings" >= 1);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_whole_home_predecessor" CHECK (("matches"."home_predecessor_group_id" is null) = ("matches"."home_predecessor_standings" is null));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_whole_away_predecessor" CHECK (("matches"."away_predecessor_group_id" is null) = ("matches"."away_predecessor_standings" is null));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_scores" CHECK ("matches"."home_score" >= 0 and "matches"."away_score" >= 0 and "matches"."home_goals_count" >= 0 and "matches"."away_goals_count" >= 0 and "matches"."home_half_time_score" >= 0 and "matches"."away_half_time_score" >= 0);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_official_scores" CHECK ("matches"."official_home_score" >= 0 and "matches"."official_away_score" >= 0);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_whole_official_score" CHECK (("matches"."official_home_score" is null) = ("matches"."official_away_score" is null));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_walk_over_known" CHECK ("matches"."walk_over" in ('both', 'home', 'away'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_revision_counted" CHECK ("matches"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "configuration_entries" ADD CONSTRAINT "configuration_entries_data_type_known" CHECK ("configuration_entries"."data_type" in ('string', 'integer', 'float', 'datetime', 'boolean'));--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_days_in_order" CHECK ("editions"."start_date" <= "editions"."end_date");--> statement-breakpoint
ALTER TABLE "country_translations" ADD CONSTRAINT "country_translations_locale_known" CHECK ("country_translations"."locale" in ('en', 'cs'));--> statement-breakpoint
ALTER TABLE "place_translations" ADD CONSTRAINT "place_translations_locale_known" CHECK ("place_translations"."locale" in ('en', 'cs'));--> statement-breakpoint
ALTER TABLE "live_state" ADD CONSTRAINT "live_state_one_row" CHECK ("live_state"."id" between 1 and 1);--> statement-breakpoint
ALTER TABLE "live_state" ADD CONSTRAINT "live_state_counted" CHECK ("live_state"."v" >= 0 and "live_state"."reference_v" >= 0);--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('first-super-admin', 'password-reset', 'invitation'));--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_gender_known" CHECK ("participants"."gender" in ('M', 'W'));--> statement-breakpoint
ALTER TABLE "team_participants" ADD CONSTRAINT "team_participants_role_known" CHECK ("team_participants"."role" in ('player', 'leader'));--> statement-breakpoint
ALTER TABLE "team_participants" ADD CONSTRAINT "team_participants_jersey" CHECK ("team_participants"."jersey_number" between 0 and 99);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale_known" CHECK ("users"."locale" in ('en', 'cs'));--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_sex_known" CHECK ("referees"."sex" in ('male', 'female', 'indetermined'));--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_registration_state_known" CHECK ("referees"."registration_state" in ('new', 'approved', 'declined', 'unknown'));--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_numbers" CHECK ("referees"."accompaniment_persons" >= 0 and "referees"."meal_vouchers" >= 0);