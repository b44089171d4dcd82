CREATE TABLE "search_redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from" text NOT NULL,
	"locale" text,
	"to" text NOT NULL,
	CONSTRAINT "search_redirects_one_per_search" UNIQUE NULLS NOT DISTINCT("from","locale"),
	CONSTRAINT "search_redirects_from" CHECK ("search_redirects"."from" <> '' and "search_redirects"."from" = lower(btrim("search_redirects"."from"))),
	CONSTRAINT "search_redirects_to" CHECK ("search_redirects"."to" ~ '^/([^/\\]|$)')
);
