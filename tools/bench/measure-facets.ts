import { runMeasurement } from './run-measurement.ts';

/** Times the listing in a process of its own, without HTTP and without a database. */
export async function measureFacets(thousands: number): Promise<{ thousands: number; p50: number; p99: number }> {
  const { p50, p99 } = await runMeasurement<{ p50: number; p99: number }>('measure-listing', thousands);
  return { thousands, p50, p99 };
}
