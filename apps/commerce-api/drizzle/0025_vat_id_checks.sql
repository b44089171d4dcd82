CREATE TABLE "vat_id_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_id_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vat_id" text NOT NULL,
	"outcome" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"consultation_number" text
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "vat_id_check_id" integer;--> statement-breakpoint
CREATE INDEX "vat_id_checks_vat_id_checked_at" ON "vat_id_checks" USING btree ("vat_id","checked_at");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_vat_id_check_id_vat_id_checks_id_fk" FOREIGN KEY ("vat_id_check_id") REFERENCES "public"."vat_id_checks"("id") ON DELETE set null ON UPDATE no action;