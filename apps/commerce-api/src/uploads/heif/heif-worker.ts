import { yieldToRequests } from '../../yield-to-requests';
import { heifToJpeg } from './heif-to-jpeg';

yieldToRequests();

// The library writes about bad files where the log goes.
console.log = () => undefined;

/** What the thread does that reads photographs of telephones. */
export default (path: string): Promise<Uint8Array> => heifToJpeg(path);
