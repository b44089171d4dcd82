import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/** Whether a request is signed by these credentials, by version 4 of AWS's signatures. */
export function isSigned({ method, headers }: IncomingMessage, url: URL, credentials: Credentials): boolean {
  const [, accessKeyId, day = '', region, signed = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (accessKeyId !== credentials.accessKeyId || region !== credentials.region) return false;
  const names = signed.split(';');
  const canonical = [
    method,
    url.pathname,
    queryOf(url.searchParams),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signable = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return (
    ['host', 'x-amz-date'].every((name) => names.includes(name)) && hmac(key, signable).toString('hex') === signature
  );
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Names in their order, and both sides encoded as the signature wants it. */
function queryOf(search: URLSearchParams): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairs = [...search].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}
