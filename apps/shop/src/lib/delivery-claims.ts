/** Gross cents: the cheapest zone of the rate card for freight by truck, as the texts claim it ("from 65 euro"). */
export const LOWEST_TRUCK_PRICE = 6500;
