/** Tells people from machines, whoever does it. */
export interface Captcha {
  /**
   * Whether the answer of a captcha is right, and was given now and never before. `client` is the network that the visitor
   * comes from; null for the shop's own server. Rejects where nobody can tell at the moment: the caller goes another way.
   */
  verify(token: string, client: string | null): Promise<boolean>;
}
