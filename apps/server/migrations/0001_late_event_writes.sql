CREATE TABLE "deleted_event_keys" (
	"match_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by_user_id" integer,
	CONSTRAINT "deleted_event_keys_match_id_client_key_pk" PRIMARY KEY("match_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "match_events" ADD COLUMN "ahead_of_clock" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "match_events" ADD COLUMN "held_change" jsonb;--> statement-breakpoint
ALTER TABLE "deleted_event_keys" ADD CONSTRAINT "deleted_event_keys_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;