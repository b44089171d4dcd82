/**
 * Promo codes of `sale_loyalty` on a cart, for the action on carts.
 */
export const COUPON_CODE = `# Merchants write their codes as they like, shoppers in capitals.
def known_code(code):
    for model in ['loyalty.rule', 'loyalty.card']:
        found = env[model].sudo().search([('code', '=ilike', code)], limit=1)
        if found:
            return found.code
    return code

def drop_coupon(order):
    reward_lines(order).unlink()
    order.write({'code_enabled_rule_ids': [(5, 0, 0)], 'applied_coupon_ids': [(5, 0, 0)]})

# Among several rewards nobody can choose here: such a program is none of the shop's.
def try_coupon(order, code):
    status = order._try_apply_code(code)
    if 'error' in status:
        return 'COUPON_NOT_FOUND' if status.get('not_found') else 'COUPON_NOT_APPLICABLE'
    claims = [(coupon, reward) for coupon in status for reward in status[coupon]]
    if len(claims) != 1:
        return 'COUPON_NOT_APPLICABLE'
    applied = order._apply_program_reward(claims[0][1], claims[0][0])
    return 'COUPON_NOT_APPLICABLE' if 'error' in applied else None

def follow_coupon(order):
    wanted = request.get('coupon')
    if not has_coupons():
        found_barrier.update({'code': 'COUPON_NOT_FOUND'})
        return
    loyal = order.sudo()
    code = known_code(wanted) if wanted else None
    if code in loyal.code_enabled_rule_ids.mapped('code') + loyal.applied_coupon_ids.mapped('code'):
        loyal._update_programs_and_rewards()
        if reward_lines(loyal):
            return
    drop_coupon(loyal)
    barrier = try_coupon(loyal, code) if code else None
    if barrier:
        drop_coupon(loyal)
        found_barrier.update({'code': barrier})`;
