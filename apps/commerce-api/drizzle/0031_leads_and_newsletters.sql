CREATE TABLE "lead_files" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_key" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"zip" text NOT NULL,
	"desired_date" text NOT NULL,
	"project" text NOT NULL,
	"order_number" text NOT NULL,
	"product" text NOT NULL,
	"message" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"link_hash" text,
	"session_id" integer,
	"customer_id" integer,
	CONSTRAINT "leads_client_key_unique" UNIQUE("client_key"),
	CONSTRAINT "leads_reference_unique" UNIQUE("reference"),
	CONSTRAINT "leads_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"evidence" text NOT NULL,
	CONSTRAINT "newsletter_consents_event" UNIQUE("request_id","kind")
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mailing_id" integer NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email" UNIQUE("email_key","mailing_id")
);
--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_files_lead_id" ON "lead_files" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "leads_session_id" ON "leads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "leads_customer_id" ON "leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_subscription_id" ON "newsletter_consents" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_links_subscription_id" ON "newsletter_links" USING btree ("subscription_id");