CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"psp_reference" text NOT NULL,
	"original_reference" text,
	"merchant_reference" text NOT NULL,
	"event_code" text NOT NULL,
	"success" boolean NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"raw" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("psp_reference","event_code","success")
);
--> statement-breakpoint
CREATE INDEX "payment_events_merchant_reference" ON "payment_events" USING btree ("merchant_reference");