import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Bucket } from '../s3-files';
import { isSigned } from './s3-signature';

const BUCKET = 'geven-files';
const CREDENTIALS = { region: 'eu-central-1', accessKeyId: 'geven', secretAccessKey: 'a secret/with+signs=' };
/** Names in one answer to a list: small, so that tests see the next one too. */
const PAGE = 2;

/** What a store does instead of answering; `hangUp` in the middle of an object. */
export type S3Fault = { readonly status: number; readonly code: string } | 'silent' | 'hangUp';

export interface S3Server {
  readonly bucket: S3Bucket;
  /** By name, with their bytes. */
  readonly objects: Map<string, Buffer>;
  /** Methods and names, as they were asked. */
  readonly requests: string[];
  /** What the requests from now on get that match; null: they are answered. */
  fail(fault: S3Fault | null, methods?: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
  close(): Promise<void>;
}

/** A store that speaks as much of S3's REST as files need, and checks each signature as it is specified. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let fault: { readonly kind: S3Fault; readonly methods: readonly string[] | undefined } | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', 'http://store');
    const name = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length);
    requests.push(`${method} ${name}`);
    const content = await buffer(request);
    const kind = !fault?.methods || fault.methods.includes(method) ? fault?.kind : undefined;
    if (kind === 'silent') return;
    if (typeof kind === 'object') return refuse(response, kind.status, kind.code);
    if (!isSigned(request, url, CREDENTIALS)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (method === 'PUT') {
      objects.set(name, content);
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    if (name === '') return list(response, url.searchParams);
    const object = objects.get(name);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    send(response, object, request.headers.range ?? '', kind === 'hangUp');
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort();
    const rest = names.filter((name) => name > after);
    const page = rest.slice(0, Math.min(PAGE, Number(query.get('max-keys'))));
    const isTruncated = page.length < rest.length;
    const contents = page.map(
      (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { url: `http://127.0.0.1:${port}/${BUCKET}`, ...CREDENTIALS },
    objects,
    requests,
    fail(kind, methods) {
      fault = kind && { kind, methods };
    },
    clear() {
      fault = null;
      objects.clear();
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The bytes that were asked for; `isCut`: the first half of them, then nothing. */
function send(response: ServerResponse, object: Buffer, range: string, isCut: boolean): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(to ? Number(to) + 1 : object.length, object.length);
  const body = object.subarray(start, end);
  const whole = { 'content-length': body.length, 'content-type': 'application/octet-stream' };
  const partial = { ...whole, 'content-range': `bytes ${start}-${end - 1}/${object.length}` };
  response.writeHead(range ? 206 : 200, range ? partial : whole);
  if (isCut) response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
  else response.end(body);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>refused</Message></Error>`);

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
