ALTER TABLE "sessions" ADD COLUMN "unsent" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unsent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unsent_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unsent_place_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_unsent_place_id_places_id_fk" FOREIGN KEY ("unsent_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_unsent_place" ON "sessions" USING btree ("unsent_place_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_unsent_range" CHECK ("sessions"."unsent" >= 0);