ALTER TABLE "product_variants" ADD COLUMN "unit_of_sale" text DEFAULT 'PIECE' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "contents_amount" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "contents_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "unit_of_sale" text DEFAULT 'PIECE' NOT NULL;