CREATE TABLE "coupon_uses" (
	"order_name" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"category" text,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"max_uses" integer,
	"price_list" text
);
--> statement-breakpoint
CREATE TABLE "saved_carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text,
	"locale" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_carts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "project_reference" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "campaign" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shown_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "saved_carts_expires_at" ON "saved_carts" USING btree ("expires_at");