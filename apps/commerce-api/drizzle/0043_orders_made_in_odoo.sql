ALTER TABLE "odoo_customers" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "odoo_customers" ADD COLUMN "are_orders_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "odoo_orders" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_placed_here" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "odoo_customers_company_id" ON "odoo_customers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "odoo_orders_company_id" ON "odoo_orders" USING btree ("company_id");