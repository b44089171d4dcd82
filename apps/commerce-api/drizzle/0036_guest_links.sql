ALTER TABLE "orders" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "ended_at" = coalesce(
	(SELECT max("at") FROM "order_notes" WHERE "order_notes"."order_id" = "orders"."id" AND "order_notes"."kind" IN ('delivered', 'cancelled')),
	now()
) WHERE "state" IN ('Locked', 'Cancelled');
