/** After the first paint, and only where browsers allow it (https or localhost) and it was built. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('The app will not open offline: the service worker was refused.', error);
    });
  });
}
