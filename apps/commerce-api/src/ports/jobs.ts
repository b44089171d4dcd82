/** Work that outlives the request, by name. */
export interface Jobs {
  'order-confirmation': { orderId: number };
  /** Ends an order that another system has and we have not recorded yet. */
  'finish-placement': { cartId: number; clientKey: string };
}

export type JobName = keyof Jobs;

/** One job; `key` makes a second one of the same name and key nothing. */
export type Job = { [Name in JobName]: { name: Name; key: string; data: Jobs[Name] } }[JobName];
