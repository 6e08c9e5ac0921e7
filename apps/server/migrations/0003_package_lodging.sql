ALTER TABLE "pricelist_items" ADD COLUMN "lodging" text;--> statement-breakpoint
ALTER TABLE "pricelist_items" ADD CONSTRAINT "pricelist_items_lodging_known" CHECK ("pricelist_items"."lodging" in ('none', 'hall', 'classroom', 'room'));--> statement-breakpoint
UPDATE "pricelist_items" SET "lodging" = 'room' WHERE "service_type" = 'package' AND "single_room_available";
