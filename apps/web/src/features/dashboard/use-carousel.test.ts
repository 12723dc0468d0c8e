import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from './use-carousel';

let reducedMotion = false;
const carousel = () => renderHook(() => useCarousel(3)).result;
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  cleanup();
  reducedMotion = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carousel', () => {
  it('turns every 5 seconds and starts over', () => {
    const view = carousel();
    wait(5);
    expect(view.current.current).toBe(1);
    wait(10);
    expect(view.current.current).toBe(0);
  });

  it('waits while somebody points at it or has the focus in it', () => {
    const view = carousel();
    act(() => view.current.hold.onPointerEnter());
    wait(20);
    expect(view.current.current).toBe(0);
    act(() => view.current.hold.onPointerLeave());
    wait(5);
    expect(view.current.current).toBe(1);
  });

  it('stands still by its button, and from the start for who prefers reduced motion', () => {
    const stopped = carousel();
    act(() => stopped.current.toggle());
    wait(20);
    expect(stopped.current.current).toBe(0);

    reducedMotion = true;
    const still = carousel();
    wait(20);
    expect(still.current).toMatchObject({ current: 0, stopped: true });
  });
});
