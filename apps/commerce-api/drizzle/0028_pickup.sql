ALTER TABLE "carts" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "freight_shown" integer;