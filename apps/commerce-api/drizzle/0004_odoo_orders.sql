CREATE TABLE "odoo_orders" (
	"cart_id" integer PRIMARY KEY NOT NULL,
	"odoo_id" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "odoo_orders_odoo_id_unique" UNIQUE("odoo_id")
);
--> statement-breakpoint
CREATE TABLE "odoo_placements" (
	"cart_id" integer PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "odoo_orders_changed_at" ON "odoo_orders" USING btree ("changed_at");