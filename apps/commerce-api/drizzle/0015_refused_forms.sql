CREATE TABLE "refused_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer NOT NULL,
	"form" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_forms" ADD CONSTRAINT "refused_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_forms_session" ON "refused_forms" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "refused_forms_created_at" ON "refused_forms" USING btree ("created_at");