CREATE TABLE "captcha_solutions" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" serial NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" integer NOT NULL,
	"form_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text,
	"is_harmful" boolean,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_number_unique" UNIQUE("number"),
	CONSTRAINT "uploads_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "captcha_solutions_expires_at" ON "captcha_solutions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_session" ON "uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_created_at" ON "uploads" USING btree ("created_at");