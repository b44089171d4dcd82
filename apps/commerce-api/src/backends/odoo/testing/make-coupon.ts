import type { OdooClient } from '@geven/odoo-rpc';
import type { CouponBenefit } from '../../../domain/cart/coupon';

/** Makes a promotion program that a code opens, with one reward; that of an earlier run is archived. */
export async function makeCoupon(admin: OdooClient, code: string, benefit: CouponBenefit): Promise<void> {
  const before = await admin.call<number[]>('loyalty.program', 'search', { domain: [['rule_ids.code', '=', code]] });
  if (before.length > 0) await admin.call('loyalty.program', 'action_archive', { ids: before });
  const program = {
    name: code,
    program_type: 'promo_code',
    trigger: 'with_code',
    applies_on: 'current',
    rule_ids: [
      [5, 0, 0],
      [0, 0, { mode: 'with_code', code, minimum_qty: 0, minimum_amount: 0 }],
    ],
    reward_ids: [
      [5, 0, 0],
      [0, 0, rewardOf(benefit)],
    ],
  };
  await admin.call('loyalty.program', 'create', { vals_list: [program] });
}

function rewardOf(benefit: CouponBenefit): object {
  if (benefit.kind === 'FREIGHT') return { reward_type: 'shipping' };
  const discount = { reward_type: 'discount', discount_applicability: 'order' };
  return benefit.kind === 'PERCENT'
    ? { ...discount, discount_mode: 'percent', discount: benefit.percent }
    : { ...discount, discount_mode: 'per_order', discount: benefit.amount / 100 };
}
