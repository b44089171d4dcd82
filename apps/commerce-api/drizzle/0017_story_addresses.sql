CREATE TABLE "story_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"story" text NOT NULL,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "story_addresses_story" ON "story_addresses" USING btree ("story");