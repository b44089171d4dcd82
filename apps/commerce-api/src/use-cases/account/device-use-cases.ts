import { CommerceError } from '../../domain/errors/commerce-error';
import type { Clock } from '../../ports/clock';
import type { Device, Devices } from '../../sessions/devices';
import { isLoginFresh } from '../../sessions/login-life';
import type { Login, Visitor } from '../../sessions/visitor';

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
  async function loginOf(visitor: Visitor): Promise<Login> {
    const login = await visitor.login();
    if (!login) throw new CommerceError('NOT_AUTHENTICATED');
    return login;
  }

  /** Whoever finds a browser open must not lock its owner out. */
  async function freshLoginOf(visitor: Visitor): Promise<Login> {
    const login = await loginOf(visitor);
    if (!isLoginFresh(login, clock.now())) throw new CommerceError('REAUTHENTICATION_REQUIRED');
    return login;
  }

  return {
    async getDevices(visitor: Visitor): Promise<readonly ListedDevice[]> {
      const { customerId, sessionId } = await loginOf(visitor);
      return (await devices.list(customerId)).map((device) => ({ ...device, isCurrent: device.id === sessionId }));
    },
    async endDevice(visitor: Visitor, deviceId: number): Promise<void> {
      const { customerId } = await freshLoginOf(visitor);
      await devices.end(customerId, deviceId);
    },
    async endOtherDevices(visitor: Visitor): Promise<void> {
      const { customerId, sessionId } = await freshLoginOf(visitor);
      await devices.endAll(customerId, sessionId);
    },
  };
}
