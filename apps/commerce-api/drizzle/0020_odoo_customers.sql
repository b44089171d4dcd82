CREATE TABLE "odoo_addresses" (
	"address_id" integer PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odoo_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"written_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odoo_customers" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"partner_id" integer,
	CONSTRAINT "odoo_customers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_by" text;--> statement-breakpoint
ALTER TABLE "odoo_addresses" ADD CONSTRAINT "odoo_addresses_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odoo_customers" ADD CONSTRAINT "odoo_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "odoo_addresses_partner_id" ON "odoo_addresses" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "odoo_customers_partner_id" ON "odoo_customers" USING btree ("partner_id");