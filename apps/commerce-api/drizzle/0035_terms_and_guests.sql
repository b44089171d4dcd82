ALTER TABLE "carts" ADD COLUMN "guest" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "payment_term_days" integer;