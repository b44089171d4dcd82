DROP INDEX "orders_customer_id_placed_at_id";--> statement-breakpoint
CREATE INDEX "orders_customer_id_placed_at_id_state" ON "orders" USING btree ("customer_id","placed_at","id","state");