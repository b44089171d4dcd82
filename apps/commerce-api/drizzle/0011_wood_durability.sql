ALTER TABLE "species" ADD COLUMN "modification" text;--> statement-breakpoint
ALTER TABLE "species" ADD COLUMN "marine_durability" text;