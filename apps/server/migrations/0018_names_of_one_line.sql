-- Names and addresses are one line from now on: line ends and other control characters of stored ones become a space,
-- marks that turn the direction of writing are left out.
UPDATE "users" SET
  "first_name" = regexp_replace(regexp_replace("first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "last_name" = regexp_replace(regexp_replace("last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "phone" = regexp_replace(regexp_replace("phone", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE concat("first_name", "last_name", "phone") ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "clubs" SET
  "name" = regexp_replace(regexp_replace("name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "street" = regexp_replace(regexp_replace("street", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "city" = regexp_replace(regexp_replace("city", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "zip" = regexp_replace(regexp_replace("zip", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "tin" = regexp_replace(regexp_replace("tin", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "vatin" = regexp_replace(regexp_replace("vatin", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "invoice_subject_name" = regexp_replace(regexp_replace("invoice_subject_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "invoice_street" = regexp_replace(regexp_replace("invoice_street", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "invoice_city" = regexp_replace(regexp_replace("invoice_city", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "invoice_zip" = regexp_replace(regexp_replace("invoice_zip", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "tournament_contact_first_name" = regexp_replace(regexp_replace("tournament_contact_first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "tournament_contact_last_name" = regexp_replace(regexp_replace("tournament_contact_last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "tournament_contact_phone" = regexp_replace(regexp_replace("tournament_contact_phone", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE concat("name", "street", "city", "zip", "tin", "vatin", "invoice_subject_name", "invoice_street", "invoice_city", "invoice_zip", "tournament_contact_first_name", "tournament_contact_last_name", "tournament_contact_phone") ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "teams" SET
  "name" = regexp_replace(regexp_replace("name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE "name" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "participants" SET
  "first_name" = regexp_replace(regexp_replace("first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "last_name" = regexp_replace(regexp_replace("last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE concat("first_name", "last_name") ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "referees" SET
  "first_name" = regexp_replace(regexp_replace("first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "last_name" = regexp_replace(regexp_replace("last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "email" = regexp_replace(regexp_replace("email", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "phone" = regexp_replace(regexp_replace("phone", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "street" = regexp_replace(regexp_replace("street", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "city" = regexp_replace(regexp_replace("city", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "zip" = regexp_replace(regexp_replace("zip", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "highest_competition" = regexp_replace(regexp_replace("highest_competition", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "colleague_referee_requested" = regexp_replace(regexp_replace("colleague_referee_requested", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "referee_project_name" = regexp_replace(regexp_replace("referee_project_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE concat("first_name", "last_name", "email", "phone", "street", "city", "zip", "highest_competition", "colleague_referee_requested", "referee_project_name") ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "places" SET
  "address" = regexp_replace(regexp_replace("address", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  "link" = regexp_replace(regexp_replace("link", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE concat("address", "link") ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "place_translations" SET
  "name" = regexp_replace(regexp_replace("name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
WHERE "name" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
