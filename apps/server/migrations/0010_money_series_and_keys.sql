ALTER TABLE "bank_transactions" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "last_invoice_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "last_credit_note_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_items_client_key" ON "invoice_items" USING btree ("club_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_client_key" ON "payments" USING btree ("club_id","client_key");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_numbers" CHECK ("suppliers"."last_invoice_number" >= 0 and "suppliers"."last_credit_note_number" >= 0);