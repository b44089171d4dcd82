/** What no other route answers: no page, and nothing that any cache keeps. */
const notFound = (): Response => Response.json({ status: 'not found' }, { status: 404 });

export const dynamic = 'force-dynamic';
export const GET = notFound;
export const POST = notFound;
