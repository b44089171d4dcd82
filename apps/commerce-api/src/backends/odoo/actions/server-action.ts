/**
 * A server action of Odoo (`ir.actions.server`, state `code`): Python that Odoo keeps as data and runs on request, in
 * one transaction. It may call what RPC may not, so that one user action is one call. The set-up command installs it.
 */
export interface ServerAction {
  /** Name in the module `geven` of Odoo's external ids. */
  readonly externalId: string;
  /** As Odoo's own pages list it. */
  readonly name: string;
  /** Model that it is bound to. */
  readonly model: string;
  /**
   * Python. Odoo forbids closures: a lambda inside a function may not name the function's own variables. The request
   * is in `env.context['geven']`; what `answer(…)` is called with is the answer.
   */
  readonly code: string;
}

/** Ends every action: Odoo hands an action's result on only as something that looks like a client action. */
export const ANSWER = `
def answer(params):
    return {'type': 'ir.actions.client', 'tag': 'geven', 'params': params}
`;
