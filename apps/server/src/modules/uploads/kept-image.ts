import type { Config } from '../../config.js';
import { hashIn } from '../images/service.js';

/** Whether an address is of an image that was uploaded: to us, or to the school's account at the image host. */
export const imageIsKept = ({ cloudinary }: Pick<Config, 'cloudinary'>, address: string): boolean =>
  hashIn(address) !== undefined ||
  (cloudinary !== undefined && address.startsWith(`https://res.cloudinary.com/${cloudinary.cloudName}/`));
