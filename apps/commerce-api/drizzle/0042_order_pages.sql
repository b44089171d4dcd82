DROP INDEX "orders_customer_id_placed_at";--> statement-breakpoint
CREATE INDEX "orders_customer_id_placed_at_id" ON "orders" USING btree ("customer_id","placed_at","id");