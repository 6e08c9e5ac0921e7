ALTER TABLE "draws" DROP CONSTRAINT "draws_state_known";--> statement-breakpoint
ALTER TABLE "draws" ALTER COLUMN "input" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ALTER COLUMN "announced_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "format" jsonb;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "numbers_by" text;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_state_known" CHECK ("draws"."state" in ('announced', 'opened', 'running', 'revealed'));