import { runMeasurement } from './run-measurement.ts';

/** Median and 99th percentile of one listing, and its median at the prices of a list, in ms. */
export interface FacetFigures {
  thousands: number;
  p50: number;
  p99: number;
  listP50: number;
}

/** Times the listing in a process of its own, without HTTP and without a database. */
export async function measureFacets(thousands: number): Promise<FacetFigures> {
  return { thousands, ...(await runMeasurement<Omit<FacetFigures, 'thousands'>>('measure-listing', thousands)) };
}
