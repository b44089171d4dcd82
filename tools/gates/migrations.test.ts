import { describe, expect, it } from 'vitest';
import { migrationProblems } from './migrations.ts';

describe('migrationProblems', () => {
  it.each([
    'CREATE TABLE "notes" ("id" integer PRIMARY KEY NOT NULL, "text" text UNIQUE);',
    'ALTER TABLE "carts" ADD COLUMN "note" text;',
    `ALTER TABLE "carts" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'CREATE INDEX "carts_note" ON "carts" USING btree ("note");',
    'ALTER TABLE "notes" ADD CONSTRAINT "note_of_cart" FOREIGN KEY ("cart_id") REFERENCES "carts"("id");',
    'CREATE TABLE "notes" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "notes_id" ON "notes" ("id");',
    'ALTER TABLE "carts" ALTER COLUMN "note" DROP NOT NULL;',
    'SELECT 1;--> statement-breakpoint\n-- survived: nulls are no duplicates\nALTER TABLE "carts" ADD CONSTRAINT "one" UNIQUE("a");',
  ])('lets additions pass: %s', (sql) => {
    expect(migrationProblems(sql)).toEqual([]);
  });

  it.each([
    ['DROP TABLE "carts";', 'takes away'],
    ['-- survived:\nDROP TABLE "carts";', 'takes away'],
    ['-- survived: this one\nSELECT 1;--> statement-breakpoint\nDROP TABLE "carts";', 'takes away'],
    ['ALTER TABLE "carts" DROP COLUMN "note";', 'takes away'],
    ['DELETE FROM "products";', 'deletes'],
    ['TRUNCATE "products";', 'deletes'],
    ['ALTER TABLE "carts" RENAME COLUMN "note" TO "remark";', 'renames'],
    ['ALTER TABLE "carts" ALTER COLUMN "net" SET DATA TYPE bigint;', 'changes a type'],
    ['ALTER TABLE "carts" ALTER COLUMN "net" SET NOT NULL;', 'refuses rows'],
    ['ALTER TABLE "carts" ADD COLUMN "net" integer NOT NULL;', 'refuses rows'],
    ['CREATE UNIQUE INDEX "carts_net" ON "carts" USING btree ("net");', 'refuses rows'],
    ['ALTER TABLE "carts" ADD CONSTRAINT "positive" CHECK ("net" > 0);', 'refuses rows'],
  ])('names what old processes would not survive: %s', (sql, why) => {
    expect(migrationProblems(sql)).toEqual([expect.stringContaining(why)]);
  });

  it('looks at every statement', () => {
    const sql = 'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nDROP TABLE "c";\nDELETE FROM "d";';
    expect(migrationProblems(sql)).toHaveLength(2);
  });

  it('lets a contraction pass that says since when nobody needs what it takes away', () => {
    expect(migrationProblems('-- contract: not read since 1.4.0\nDROP TABLE "carts";')).toEqual([]);
    expect(migrationProblems('-- contract:\nDROP TABLE "carts";')).toHaveLength(1);
  });
});
