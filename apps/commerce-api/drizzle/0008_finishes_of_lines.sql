CREATE TABLE "odoo_finish_services" (
	"finish_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"litres_per_unit" double precision
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_one_per_variant";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "finish_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "price_finishes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "finishes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_finishes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_per_choice" UNIQUE("cart_id","variant_id","finish_ids");