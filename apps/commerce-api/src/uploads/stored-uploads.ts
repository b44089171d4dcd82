import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Upload as SentUpload, UPLOAD_LIMITS } from '@geven/odoo-sdk';
import { and, eq, inArray, isNotNull, lte, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { leadFiles } from '../database/schema/leads';
import { sessions } from '../database/schema/sessions';
import { uploads } from '../database/schema/uploads';
import type { Clock } from '../ports/clock';
import type { FileScanner } from '../ports/file-scanner';
import { type Files, uploadsFiles } from '../ports/files';
import type { ArrivingFile, UploadIntake } from '../ports/upload-intake';
import type { Upload, Uploads } from '../ports/uploads';
import { hashOfToken, newToken } from '../sessions/token';
import { filesTooLarge, filesTooMany, type HeifToJpeg, receiveFile } from './receive-file';

interface StoredUploadsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly files: Files;
  readonly heifToJpeg: HeifToJpeg;
  /** Null: files are not scanned. */
  readonly scanner: FileScanner | null;
}

/** A day: a form that was left open overnight is sent with its files in the morning. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Forms that a session may fill at a time, in tabs beside each other. */
const MAX_FORMS = 5;

const { maxFiles, maxBytes } = UPLOAD_LIMITS;
type Row = typeof uploads.$inferSelect;

/** Uploads on disk and in PostgreSQL; no file is ever in memory as a whole. */
export function createStoredUploads({ db, clock, files, heifToJpeg, scanner }: StoredUploadsOptions) {
  const { id, number, tokenHash, sessionId, fileKey, createdAt } = uploads;
  /** What no request has: it goes after a day, and counts until then. */
  const isLoose = notExists(db.select().from(leadFiles).where(eq(leadFiles.uploadId, id)));

  /** One after the other for each session, so that files that arrive at the same time are counted all. */
  const note = (row: typeof uploads.$inferInsert) =>
    db.transaction(async (tx) => {
      await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, row.sessionId)).for('update');
      const ofSession = await tx
        .select()
        .from(uploads)
        .where(and(eq(sessionId, row.sessionId), isLoose));
      const ofForm = ofSession.filter(({ formId }) => formId === row.formId);
      if (ofForm.length >= maxFiles || ofSession.length >= maxFiles * MAX_FORMS) throw filesTooMany();
      if (sum(ofForm) + row.bytes > maxBytes || sum(ofSession) + row.bytes > maxBytes * MAX_FORMS)
        throw filesTooLarge();
      const [noted] = await tx.insert(uploads).values(row).returning({ number });
      if (!noted) throw new Error('An insert returned no row');
      return noted.number;
    });

  /**
   * A row goes with its file or not at all: one whose file could not be taken away is tried again with the orphans. Each in
   * a transaction of its own, which the database would end if it waited for many files.
   */
  async function removeWhere(isMeant: SQL | undefined): Promise<void> {
    for (const found of await db.select({ number }).from(uploads).where(isMeant))
      await db.transaction(async (tx) => {
        const own = and(eq(number, found.number), isMeant);
        const [row] = await tx.delete(uploads).where(own).returning({ number });
        if (row) await files.removeAll(uploadsFiles(row.number));
      });
  }

  async function keepFile(arriving: ArrivingFile, folder: string): Promise<SentUpload> {
    const { path, name, contentType, bytes } = await receiveFile(arriving, folder, heifToJpeg);
    const token = newToken();
    const { sessionId: ofSession, formId } = arriving;
    const facts = { sessionId: ofSession, formId, name, contentType, bytes };
    // Noted first: a crash leaves no file that nobody knows of.
    const noted = await note({ ...facts, tokenHash: hashOfToken(token), createdAt: clock.now() });
    const owner = uploadsFiles(noted);
    try {
      const key = await files.put(createReadStream(path), { owner, name, contentType, expiresAt: null });
      await db.update(uploads).set({ fileKey: key }).where(eq(number, noted));
    } catch (error) {
      // What is down for one is down for the other: the row then stays, without a key, and goes with the orphans.
      await removeWhere(eq(number, noted)).catch(() => undefined);
      throw error;
    }
    return { token, name, bytes };
  }

  async function open({ fileKey: key, number: ofUpload }: Row) {
    return (key && (await (await files.find(key, uploadsFiles(ofUpload)))?.read())) || null;
  }

  /** Asked for once; a scanner that cannot be asked has whoever waits for the file try again. */
  async function isHarmful(row: Row): Promise<boolean> {
    if (row.isHarmful !== null || !scanner) return row.isHarmful ?? false;
    const content = await open(row);
    const found = content !== null && (await scanner.isHarmful(content));
    await db.update(uploads).set({ isHarmful: found }).where(eq(id, row.id));
    return found;
  }

  const intake: UploadIntake = {
    async keep(arriving) {
      const folder = await mkdtemp(join(tmpdir(), 'geven-upload-'));
      return keepFile(arriving, folder).finally(() => rm(folder, { recursive: true, force: true }));
    },
    async takeBack(ofSession, token) {
      const own = and(eq(tokenHash, hashOfToken(token)), eq(sessionId, ofSession), isLoose);
      await removeWhere(own);
    },
  };

  const stored: Uploads = {
    async find(tokens, ofSession) {
      const hashes = tokens.map(hashOfToken);
      const isMeant = and(inArray(tokenHash, hashes), eq(sessionId, ofSession), isNotNull(fileKey));
      const rows = hashes.length > 0 ? await db.select().from(uploads).where(isMeant) : [];
      return hashes.map((hash) => toUpload(rows.find((row) => row.tokenHash === hash)));
    },
    async read(uploadId) {
      const [row] = await db.select().from(uploads).where(eq(id, uploadId));
      return row && !(await isHarmful(row)) ? open(row) : null;
    },
    async remove(uploadIds) {
      if (uploadIds.length > 0) await removeWhere(inArray(id, [...uploadIds]));
    },
  };

  return {
    intake,
    uploads: stored,
    /** Takes away what no request has a day later, and what a crash left unfinished. */
    async removeOrphans(): Promise<void> {
      const before = new Date(clock.now().getTime() - LIFE_MS);
      await removeWhere(and(lte(createdAt, before), isLoose));
    },
  };
}

function toUpload(row: Row | undefined): Upload | null {
  return row ? { id: row.id, name: row.name, contentType: row.contentType, size: row.bytes } : null;
}

const sum = (rows: readonly { bytes: number }[]) => rows.reduce((total, { bytes }) => total + bytes, 0);
