export { createFakeOdooClient, type FakeAnswers, type FakeCall } from './fake-odoo-client';
export { type OdooRecording, recordCalls } from './record-calls';
export { replayCalls } from './replay-calls';
