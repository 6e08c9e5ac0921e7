ALTER TABLE "group_teams" DROP CONSTRAINT "group_teams_tally";--> statement-breakpoint
ALTER TABLE "group_teams" ADD COLUMN "deducted_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_teams" ADD COLUMN "deduction_reason" text;--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_deduction" CHECK ("group_teams"."deducted_points" between 0 and 99);--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_tally" CHECK ("group_teams"."games" >= 0 and "group_teams"."wins" >= 0 and "group_teams"."ties" >= 0 and "group_teams"."losses" >= 0);