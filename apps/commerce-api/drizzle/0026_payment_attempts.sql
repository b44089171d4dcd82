CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_name" text NOT NULL,
	"cart_id" integer,
	"cart_version" integer NOT NULL,
	"session_id" integer,
	"customer_id" integer,
	"client_key" text NOT NULL,
	"token_hashes" text[] NOT NULL,
	"method" text NOT NULL,
	"cart" jsonb NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"action" jsonb,
	"psp_reference" text,
	"refusal" text,
	"frozen_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_one_per_client_key" UNIQUE("session_id","client_key"),
	CONSTRAINT "payment_attempts_one_per_customers_key" UNIQUE("customer_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"order_name" text NOT NULL,
	"variant_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_holds_order_name_variant_id_pk" PRIMARY KEY("order_name","variant_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "from_stock" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "order_name" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_order_name" ON "payment_attempts" USING btree ("order_name");--> statement-breakpoint
CREATE INDEX "payment_attempts_cart_id" ON "payment_attempts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_state_frozen_at" ON "payment_attempts" USING btree ("state","frozen_at");--> statement-breakpoint
CREATE INDEX "stock_holds_variant_id" ON "stock_holds" USING btree ("variant_id");