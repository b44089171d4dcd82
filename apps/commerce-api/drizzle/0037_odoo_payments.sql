CREATE TABLE "odoo_payments" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"odoo_id" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"booked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "odoo_orders" ADD COLUMN "from_stock" jsonb;--> statement-breakpoint
ALTER TABLE "odoo_orders" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "odoo_payments" ADD CONSTRAINT "odoo_payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "odoo_payments_odoo_id" ON "odoo_payments" USING btree ("odoo_id");