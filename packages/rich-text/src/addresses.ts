/** Gives an image of the text the address to show it from, or null for one that is not to be shown. */
export type ImageSource = (src: string) => string | null;

const SERVED_BY_US = /^\/files(?:\/[\w-][\w.-]*)+$/;
/** Only reached where a school has an account there: the server takes no other's, and the content policy shows none. */
const AT_IMAGE_HOST = /^https:\/\/res\.cloudinary\.com(?:\/[\w-][\w.,-]*)+$/;

/** Images come from where we put them alone: another host would learn who reads what, and could change the question. */
export const ownImages: ImageSource = (src) => (SERVED_BY_US.test(src) || AT_IMAGE_HOST.test(src) ? src : null);

const WEB_ADDRESS = /^https?:\/\/[^\s"'<>\\\p{C}]+$/iu;

/** Links lead to the web or nowhere: `javascript:`, `data:` and the like stay plain text. */
export const isWebAddress = (href: string): boolean => WEB_ADDRESS.test(href);
