ALTER TABLE "sessions" ADD COLUMN "device_battery" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_release" text;