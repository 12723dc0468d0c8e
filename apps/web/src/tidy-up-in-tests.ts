import { afterAll, vi } from 'vitest';

/** Test files share a worker and its browser: each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
