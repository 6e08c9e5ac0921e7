ALTER TABLE "club_admins" ADD COLUMN "given_by_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_admins" ADD COLUMN "given_by_other" boolean DEFAULT false NOT NULL;