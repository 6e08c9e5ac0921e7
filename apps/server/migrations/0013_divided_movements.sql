ALTER TABLE "bank_transactions" DROP CONSTRAINT "bank_transactions_state_known";--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "symbols" jsonb;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "is_batch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "divided_from_id" integer;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_divided_from_id_bank_transactions_id_fk" FOREIGN KEY ("divided_from_id") REFERENCES "public"."bank_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_state_known" CHECK ("bank_transactions"."state" in ('unmatched', 'matched', 'ignored', 'divided'));