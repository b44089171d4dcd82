-- Without its row the range is read anew.
DELETE FROM "odoo_sync";--> statement-breakpoint
ALTER TABLE "odoo_sync" ADD COLUMN "newest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "odoo_sync" DROP COLUMN "cursors";
