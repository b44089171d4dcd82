import type { Clock } from '../../ports/clock';
import type { Device, Devices } from '../../sessions/devices';
import type { Visitor } from '../../sessions/visitor';
import { freshLoginOf, loginOf } from './fresh-login';

interface DeviceOptions {
  readonly devices: Devices;
  readonly clock: Clock;
}

/** A device, and whether it is the one that asks. */
export interface ListedDevice extends Device {
  readonly isCurrent: boolean;
}

/** Where a customer is logged in, and how to end that. */
export function createDeviceUseCases({ devices, clock }: DeviceOptions) {
  return {
    async getDevices(visitor: Visitor): Promise<readonly ListedDevice[]> {
      const { customerId, sessionId } = await loginOf(visitor);
      return (await devices.list(customerId)).map((device) => ({ ...device, isCurrent: device.id === sessionId }));
    },
    async endDevice(visitor: Visitor, deviceId: number): Promise<void> {
      const { customerId } = await freshLoginOf(visitor, clock);
      await devices.end(customerId, deviceId);
    },
    async endOtherDevices(visitor: Visitor): Promise<void> {
      const { customerId, sessionId } = await freshLoginOf(visitor, clock);
      await devices.endAll(customerId, sessionId);
    },
  };
}
