import { useEffect } from 'react';

const CLEARANCE = '--toast-clearance';

/** While this screen is shown, toasts stay above what it has at the bottom. */
export function useToastsAbove(height: string): void {
  useEffect(() => {
    document.documentElement.style.setProperty(CLEARANCE, height);
    return () => void document.documentElement.style.removeProperty(CLEARANCE);
  }, [height]);
}
