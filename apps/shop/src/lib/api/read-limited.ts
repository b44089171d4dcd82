/** The body of a request, counted while it comes in; null as soon as there is more than `max` bytes. */
export async function readLimited(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return null;
  const body = new Uint8Array(max);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if (size + chunk.length > max) return null;
    body.set(chunk, size);
    size += chunk.length;
  }
  return body.subarray(0, size);
}
