CREATE TABLE "list_prices" (
	"price_list" text NOT NULL,
	"variant_id" integer NOT NULL,
	"price" integer NOT NULL,
	"price_m1" integer,
	CONSTRAINT "list_prices_price_list_variant_id_pk" PRIMARY KEY("price_list","variant_id")
);
--> statement-breakpoint
ALTER TABLE "list_prices" ADD CONSTRAINT "list_prices_price_list_price_lists_key_fk" FOREIGN KEY ("price_list") REFERENCES "public"."price_lists"("key") ON DELETE no action ON UPDATE no action;