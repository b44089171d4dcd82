/**
 * What actions do that look for what they made before: Odoo may still be at work on a call that we gave up waiting for,
 * and neither call would see what the other makes. Writing the same row, the later one waits, and Odoo runs it again.
 */
export const ONE_AT_A_TIME_CODE = `def one_at_a_time(order):
    env.cr.execute('update sale_order set write_date = write_date where id = %s', [order.id])
`;
