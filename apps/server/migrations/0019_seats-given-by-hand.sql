ALTER TABLE "group_teams" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A seat that says another team than the table it waits for, or that waits for a group which is not over, was given by hand.
UPDATE "group_teams" s SET "by_hand" = true
WHERE s.team_id IS NOT NULL AND s.predecessor_group_id IS NOT NULL AND (
  NOT EXISTS (SELECT 1 FROM "group_teams" p WHERE p.group_id = s.predecessor_group_id
    AND p.standings = s.predecessor_standings AND p.team_id = s.team_id)
  OR EXISTS (SELECT 1 FROM "groups" g JOIN "matches" m ON m.group_id = g.id JOIN "match_stages" c ON c.id = m.stage_id
    WHERE g.id = s.predecessor_group_id AND NOT g.closed_by_hand AND c.code <> 'finished'));--> statement-breakpoint
UPDATE "matches" m SET "home_by_hand" = true
WHERE m.home_team_id IS NOT NULL AND m.home_predecessor_group_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "group_teams" s WHERE s.team_id = m.home_team_id AND (
    (s.group_id = m.group_id AND s.predecessor_group_id = m.home_predecessor_group_id
      AND s.predecessor_standings = m.home_predecessor_standings)
    OR (s.group_id = m.home_predecessor_group_id AND s.standings = m.home_predecessor_standings)));--> statement-breakpoint
UPDATE "matches" m SET "away_by_hand" = true
WHERE m.away_team_id IS NOT NULL AND m.away_predecessor_group_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "group_teams" s WHERE s.team_id = m.away_team_id AND (
    (s.group_id = m.group_id AND s.predecessor_group_id = m.away_predecessor_group_id
      AND s.predecessor_standings = m.away_predecessor_standings)
    OR (s.group_id = m.away_predecessor_group_id AND s.standings = m.away_predecessor_standings)));
