CREATE TABLE "quotations" (
	"id" integer PRIMARY KEY DEFAULT nextval('order_ids') NOT NULL,
	"name" text NOT NULL,
	"customer_id" integer NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	"untaxed" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"country" text,
	"zip" text,
	"is_pickup" boolean DEFAULT false NOT NULL,
	"coupon_code" text,
	"client_order_ref" text,
	"project_reference" text,
	"transport_msg" text,
	"remark" text,
	"asked_from" integer,
	CONSTRAINT "quotations_name_unique" UNIQUE("name"),
	CONSTRAINT "quotations_asked_from_unique" UNIQUE("asked_from"),
	CONSTRAINT "quotations_validity" CHECK (("quotations"."state" = 'Quotation') = ("quotations"."valid_until" is null))
);
--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_one_owner";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "set_aside_for" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_customer_id_saved_at" ON "quotations" USING btree ("customer_id","saved_at");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_set_aside_for_customers_id_fk" FOREIGN KEY ("set_aside_for") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- survived: the version before leaves the new column empty
ALTER TABLE "carts" ADD CONSTRAINT "carts_set_aside_for_unique" UNIQUE("set_aside_for");--> statement-breakpoint
-- survived: the version before leaves the new column empty
ALTER TABLE "carts" ADD CONSTRAINT "carts_quotation_id_unique" UNIQUE("quotation_id");--> statement-breakpoint
-- survived: it takes every row that the constraint before took
ALTER TABLE "carts" ADD CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."session_id", "carts"."customer_id", "carts"."set_aside_for") = 1);