CREATE TABLE "repeat_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text,
	"record_id" integer NOT NULL,
	CONSTRAINT "repeat_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
INSERT INTO "repeat_keys" ("scope", "key", "record_id")
  SELECT 'payment:' || "club_id", "client_key", "id" FROM "payments" WHERE "client_key" IS NOT NULL
  UNION ALL SELECT 'line:' || "club_id", "client_key", "id" FROM "invoice_items" WHERE "client_key" IS NOT NULL
  UNION ALL SELECT 'cash:' || p."club_id", p."client_key", r."id" FROM "payments" p
    JOIN "cash_receipts" r ON r."payment_id" = p."id" WHERE p."client_key" IS NOT NULL
  UNION ALL SELECT 'edition', "client_key", "id" FROM "editions" WHERE "client_key" IS NOT NULL
  UNION ALL SELECT 'announcement:' || "edition_id", "client_key", "id" FROM "announcements"
  UNION ALL SELECT 'protest:' || "match_id", "client_key", "id" FROM "protests"
  UNION ALL SELECT 'message:' || "edition_id", "client_key", "id" FROM "messages" WHERE "client_key" IS NOT NULL
  UNION ALL SELECT 'plan-version:' || "edition_id", "client_key", "number" FROM "plan_versions"
  ON CONFLICT DO NOTHING;
