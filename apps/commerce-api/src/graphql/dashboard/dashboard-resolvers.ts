import type { Resolvers } from '../../generated/resolvers-types';
import type { CustomerOrder } from '../../ports/customer-orders';
import { toCartPayload } from '../cart/to-cart-payload';
import type { CommerceContext } from '../context';
import { toAskedChange, toChangeKind } from './to-asked-change';
import { toInvoice } from './to-invoice';
import { toOrder } from './to-order';

const toOrders = (orders: readonly CustomerOrder[], context: CommerceContext, isByLink = false) =>
  Promise.all(orders.map((order) => toOrder(order, context, isByLink)));

export const dashboardResolvers: Resolvers = {
  Query: {
    getDashboardData: async (_root, _args, context) => {
      const { currentOrders, ...counts } = await context.useCases.dashboard.getDashboard(context.visitor);
      return { ...counts, currentOrders: await toOrders(currentOrders, context) };
    },
    ordersGet: async (_root, { orderId, accessToken, states, search, currentPage, pageSize }, context) => {
      const { dashboard } = context.useCases;
      if (orderId != null) {
        const request = { orderId, accessToken: accessToken ?? null };
        const { orders, totalCount, isByLink } = await dashboard.getOrder(context.visitor, request);
        return { orders: await toOrders(orders, context, isByLink), totalCount };
      }
      const { orders, totalCount } = await dashboard.getOrders(context.visitor, {
        states: states ?? [],
        search,
        currentPage: currentPage ?? 1,
        pageSize: pageSize ?? 10,
      });
      return { orders: await toOrders(orders, context), totalCount };
    },
    getInvoices: async (_root, { orderId, accessToken, currentPage, pageSize }, { useCases, visitor }) => {
      const { invoices, totalCount, isByLink } = await useCases.dashboard.getInvoices(visitor, {
        orderId: orderId ?? null,
        accessToken: accessToken ?? null,
        currentPage: currentPage ?? 1,
        pageSize: pageSize ?? 10,
      });
      return { invoices: invoices.map((invoice) => toInvoice(invoice, isByLink)), totalCount };
    },
    getOrderChange: async (_root, { token }, { useCases }) => {
      const asked = await useCases.dashboard.findOrderChange(token);
      return asked && toAskedChange(asked);
    },
    checkOrder: (_root, { orderNumber, email }, { useCases, visitor }) =>
      useCases.dashboard.checkOrder(visitor, orderNumber, email ?? null),
  },
  Mutation: {
    updateOrder: async (_root, { order: { id, clientOrderRef } }, context) =>
      toOrder(await context.useCases.dashboard.updateOrder(context.visitor, id, clientOrderRef), context),
    orderAgain: async (_root, { orderId }, context) => {
      const { cart, unavailable } = await context.useCases.dashboard.orderAgain(context.visitor, orderId);
      return { ...(await toCartPayload(cart, context)), unavailable: [...unavailable] };
    },
    cancelOrder: async (_root, { orderId }, context) =>
      toOrder(await context.useCases.dashboard.cancelOrder(context.visitor, orderId), context),
    requestOrderChange: async (_root, { change: { kind, clientOrderRef, ...order } }, { useCases, visitor }) => {
      const asked = { ...order, kind: toChangeKind(kind), clientOrderRef: clientOrderRef ?? null };
      await useCases.dashboard.requestOrderChange(visitor, asked);
      return true;
    },
    confirmOrderChange: async (_root, { token }, { useCases }) =>
      toAskedChange(await useCases.dashboard.confirmOrderChange(token)),
  },
};
