ALTER TABLE "matches" ADD COLUMN "made_up_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "made_up_end" timestamp (3) with time zone;