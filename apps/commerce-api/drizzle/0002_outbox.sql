CREATE TABLE "sent_messages" (
	"event_key" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"sent_at" timestamp with time zone
);
