import type { ProductTemplateId } from '@geven/odoo-sdk';
import { createDeviceList } from '@/lib/device/device-list';

/** Ids of products that were looked at on this device, the last one first. They never leave it but to be asked for. */
export const recentProducts = createDeviceList({
  key: 'recent-products',
  max: 12,
  isItem: (value): value is ProductTemplateId => typeof value === 'number' && Number.isInteger(value) && value > 0,
});

/** Remembers a product as the last one looked at. */
export const noteProduct = (id: ProductTemplateId): void =>
  recentProducts.write([id, ...recentProducts.read().filter((each) => each !== id)]);

/** Forgets products that are gone. */
export const forgetProducts = (gone: readonly ProductTemplateId[]): void =>
  recentProducts.write(recentProducts.read().filter((id) => !gone.includes(id)));
