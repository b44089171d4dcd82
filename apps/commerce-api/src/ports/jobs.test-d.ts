import type { JobHandlers } from '../outbox/outbox';
import type { Job, JobName } from './jobs';

// The compiler is the test: each line marked below would compile where a job could be named without having a queue.

const stored: Job = { name: 'order-confirmation', key: '1', data: { orderId: 1 } };
const later: Job = { ...stored, startAfter: new Date('2026-12-01T08:00:00Z') };

// @ts-expect-error: no queue has this name.
const unknown: Job = { name: 'order-conformation', key: '1', data: { orderId: 1 } };
// @ts-expect-error: the data of another job.
const mixed: Job = { name: 'finish-placement', key: '1', data: { orderId: 1 } };
// @ts-expect-error: nobody stores jobs of this name.
const handlers: JobHandlers = { 'order-conformation': async () => {} };
// @ts-expect-error: a record of all jobs leaves none out.
const some: Record<JobName, true> = { 'order-confirmation': true };

export type Uses = [typeof later, typeof unknown, typeof mixed, typeof handlers, typeof some];
