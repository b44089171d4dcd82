import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files below a folder as paths of addresses, and the folders right below it: `/pictures/`. */
export function listFiles(folder: string): { fileFolders: readonly string[]; files: ReadonlySet<string> } {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const addressOf = (parent: string, name: string) => `${join(parent, name).slice(folder.length).replaceAll(sep, '/')}`;
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => addressOf(parentPath, name));
  const folders = entries.filter((entry) => entry.isDirectory() && entry.parentPath === folder);
  return { fileFolders: folders.map(({ name }) => `/${name}/`), files: new Set(files) };
}
