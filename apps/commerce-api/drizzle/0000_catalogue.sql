CREATE TABLE "attribute_values" (
	"attribute" text NOT NULL,
	"slug" text NOT NULL,
	"sequence" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "attribute_values_attribute_slug_pk" PRIMARY KEY("attribute","slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"source" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"template_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_categories_template_id_category_id_pk" PRIMARY KEY("template_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_templates" (
	"id" integer PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"specie" text,
	"thickness" integer,
	"width" integer,
	"working_width" integer,
	"cover" integer,
	"profile" text,
	"colour" text,
	"item_number" text NOT NULL,
	"is_published" boolean NOT NULL,
	"variant_view" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"uom_factor_inv" integer NOT NULL,
	"price_m1" integer,
	"price_m2" integer,
	"price_m2_wood" integer,
	"sequence" integer NOT NULL,
	"popularity" integer NOT NULL,
	"applications" text[] NOT NULL,
	"quality" text,
	"humidity" text,
	"certification" text NOT NULL,
	"image" text NOT NULL,
	"is_planed_to_order" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "product_templates_item_number_unique" UNIQUE("item_number")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"template_id" integer NOT NULL,
	"item_number" text NOT NULL,
	"barcode" text NOT NULL,
	"length_mm" integer,
	"length_value" integer,
	"price" integer NOT NULL,
	"stock" integer NOT NULL,
	"sale_delay" integer NOT NULL,
	"weight" integer NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "product_variants_item_number_unique" UNIQUE("item_number"),
	CONSTRAINT "product_variants_barcode_unique" UNIQUE("barcode")
);
--> statement-breakpoint
CREATE TABLE "species" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent" text,
	"sequence" integer NOT NULL,
	"latin_name" text,
	"durability_class" text,
	"density" integer,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"key" text NOT NULL,
	"sequence" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "website_categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_template_id_product_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."product_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_website_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."website_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_templates" ADD CONSTRAINT "product_templates_specie_species_slug_fk" FOREIGN KEY ("specie") REFERENCES "public"."species"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_template_id_product_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."product_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species" ADD CONSTRAINT "species_parent_species_slug_fk" FOREIGN KEY ("parent") REFERENCES "public"."species"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_categories" ADD CONSTRAINT "website_categories_parent_id_website_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."website_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_template_id" ON "product_variants" USING btree ("template_id");