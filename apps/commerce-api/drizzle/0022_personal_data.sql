CREATE TABLE "data_exports" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"file_key" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;