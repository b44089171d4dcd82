/**
 * What actions know of a cart that goes on in a copy of its frozen order: each copy is found by the number of that order,
 * so that the shop may end, or give up waiting, before it has noted the copy.
 */
export const LOST_COPIES_CODE = `# Copies whose answer was lost on its way: nobody knows of them yet.
def copies(frozen):
    return env['sale.order'].search([
        ('origin', '=', frozen.name), ('state', '=', 'draft'), ('partner_id', '=', env.ref('geven.visitor').id),
    ], order='id desc')

def forget_copies(frozen):
    for lost in copies(frozen):
        lost._action_cancel()
`;
