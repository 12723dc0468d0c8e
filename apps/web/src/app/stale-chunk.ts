/**
 * A deploy removes the chunks of the version before it; whoever still has that one open gets the new one instead of an
 * error. A page that was just reloaded is not reloaded again: then the server is at fault, and the error boundary says so.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const [load] = performance.getEntriesByType('navigation');
    const alreadyReloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (!alreadyReloaded && navigator.onLine) window.location.reload();
  });
}
