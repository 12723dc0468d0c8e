import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/open.js';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** A migrated, empty database that tests copy, and for the embedded one the folder where the copies are. */
export type Template =
  | { engine: 'embedded'; directory: string; copies: string }
  | { engine: 'postgres'; url: string; name: string };

/** Set by scripts/test.mjs for the second run of the API tests; without it they run on the embedded database. */
const url = process.env.TEST_DATABASE_URL;

export default async function setup(project: TestProject) {
  const { template, remove } = url ? await postgresTemplate(url) : await embeddedTemplate();
  project.provide('template', template);
  return remove;
}

async function embeddedTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'gabarita-test-'));
  const [directory, copies] = [join(folder, 'template'), join(folder, 'copies')];
  mkdirSync(copies);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: directory }, console.error);
  await database.close();
  const template: Template = { engine: 'embedded', directory, copies };
  return { template, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function postgresTemplate(serverUrl: string) {
  const name = `gabarita_template_${process.pid}`;
  await onServer(serverUrl, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: withDatabase(serverUrl, name), dataDir: '' }, console.error);
  await database.close();
  const template: Template = { engine: 'postgres', url: serverUrl, name };
  return { template, remove: () => onServer(serverUrl, `drop database ${name}`) };
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
