export {
  CAPTCHA_PROVIDERS,
  type CaptchaProvider,
  type CaptchaVendor,
  type CaptchaVendorName,
  captchaVendor,
} from './captcha-vendors';
export { FORWARDING_HEADERS, type Forwarded, forwardingHeaders } from './forwarding-headers';
export { isPublicAddress } from './is-public-address';
export { isSameSecret } from './is-same-secret';
export { networkOf } from './network-of';
export { socialPictureVersion } from './social-picture';
