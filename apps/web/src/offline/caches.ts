/** Names of the service worker's caches, known to the page as well, which fills the one of images when an exam opens. */
export const IMAGES = 'gabarita-images';
export const SHELL_PREFIX = 'gabarita-shell-';
