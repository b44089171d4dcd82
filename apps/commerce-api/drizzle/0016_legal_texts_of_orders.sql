CREATE TABLE "legal_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_legal_texts" (
	"order_id" integer NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "order_legal_texts_order_id_name_pk" PRIMARY KEY("order_id","name")
);
--> statement-breakpoint
ALTER TABLE "order_legal_texts" ADD CONSTRAINT "order_legal_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_legal_texts" ADD CONSTRAINT "order_legal_texts_hash_legal_texts_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."legal_texts"("hash") ON DELETE no action ON UPDATE no action;