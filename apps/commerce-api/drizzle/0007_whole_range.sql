-- The catalogue is a copy of its source and is read anew at the next start: its rows lack what the new columns need.
DELETE FROM "product_categories";--> statement-breakpoint
DELETE FROM "product_variants";--> statement-breakpoint
DELETE FROM "product_templates";--> statement-breakpoint
DELETE FROM "website_categories";--> statement-breakpoint
DELETE FROM "attribute_values";--> statement-breakpoint
DELETE FROM "species";--> statement-breakpoint
DELETE FROM "catalogue_state";--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"combination" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "category_texts_category_id_combination_pk" PRIMARY KEY("category_id","combination")
);
--> statement-breakpoint
CREATE TABLE "internal_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"is_sample" boolean NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_finishes" (
	"id" integer PRIMARY KEY NOT NULL,
	"template_id" integer NOT NULL,
	"attribute" text NOT NULL,
	"slug" text NOT NULL,
	"sequence" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"surcharge_unit" text,
	"surcharge_price" integer,
	"extra_days" integer NOT NULL,
	"longest" integer
);
--> statement-breakpoint
CREATE TABLE "ribbons" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"bg_color" text NOT NULL,
	"text_color" text NOT NULL,
	"html_class" text NOT NULL,
	"certificate" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "ribbons_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "taggings" (
	"slug" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"show_filter" boolean NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"item_number" text NOT NULL,
	"price_list" text NOT NULL,
	"price" integer NOT NULL,
	"price_m1" integer,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_item_number_price_list_valid_from_pk" PRIMARY KEY("item_number","price_list","valid_from")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"key" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "is_reduced" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "ribbon" text;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "taggings" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "accessory_ids" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "alternative_ids" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "internal_category_id" integer;--> statement-breakpoint
ALTER TABLE "product_templates" ADD COLUMN "details" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "species" ADD COLUMN "movement" real;--> statement-breakpoint
ALTER TABLE "species" ADD COLUMN "hardness" integer;--> statement-breakpoint
ALTER TABLE "website_categories" ADD COLUMN "media" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_website_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."website_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_finishes" ADD CONSTRAINT "product_finishes_template_id_product_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."product_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_price_list_price_lists_key_fk" FOREIGN KEY ("price_list") REFERENCES "public"."price_lists"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_finishes_template_id" ON "product_finishes" USING btree ("template_id");--> statement-breakpoint
INSERT INTO "price_lists" ("key", "currency") VALUES ('standard', 'EUR');--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_price_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'price_history only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_history_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_price_history"();
