import { useSyncExternalStore } from 'react';
import { keys, readText, writeText } from '../lib/storage';

/**
 * Light or dark: the system's until somebody chooses here. The first paint is decided by public/theme.js, which reads
 * the same key.
 */
export type Theme = 'light' | 'dark';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = readText(keys.theme);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  writeText(keys.theme, theme);
  applyTheme();
}

/** After the choice was made, or forgotten with the person who made it. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

/** Follows the system and the other tabs for as long as somebody is looking. */
function subscribe(listener: () => void): () => void {
  const media = system();
  const onStorage = (event: StorageEvent) => {
    if (event.key === keys.theme) applyTheme();
  };
  listeners.add(listener);
  media.addEventListener('change', applyTheme);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', onStorage);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
