ALTER TABLE "matches" ADD COLUMN "home_cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home_fair_play" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_fair_play" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_cards" CHECK ("matches"."home_cards" >= 0 and "matches"."away_cards" >= 0);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_fair_play" CHECK ("matches"."home_fair_play" >= 0 and "matches"."away_fair_play" >= 0);--> statement-breakpoint
UPDATE "matches" SET "home_cards" = counted.home_cards, "away_cards" = counted.away_cards,
  "home_fair_play" = counted.home_fair_play, "away_fair_play" = counted.away_fair_play
FROM (
  SELECT e."match_id",
    count(*) FILTER (WHERE e."side" = 'home' AND t."category" = 'card') AS home_cards,
    count(*) FILTER (WHERE e."side" = 'away' AND t."category" = 'card') AS away_cards,
    coalesce(sum(w.weight) FILTER (WHERE e."side" = 'home'), 0) AS home_fair_play,
    coalesce(sum(w.weight) FILTER (WHERE e."side" = 'away'), 0) AS away_fair_play
  FROM "match_events" e
  JOIN "event_types" t ON t."id" = e."event_type_id"
  LEFT JOIN (VALUES ('yellow-card', 1), ('two-minutes', 2), ('red-card', 3), ('blue-card', 5)) AS w(code, weight) ON w.code = t."code"
  WHERE e."deleted_at" IS NULL AND NOT e."pending"
  GROUP BY e."match_id"
) AS counted
WHERE counted."match_id" = "matches"."id" AND "matches"."walk_over" IS NULL;
