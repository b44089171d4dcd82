CREATE TABLE "odoo_sync" (
	"source" text PRIMARY KEY NOT NULL,
	"settings" text NOT NULL,
	"cursors" jsonb NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odoo_variant_units" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"quantity_per_piece" double precision NOT NULL
);
