import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePhotoUrls } from './use-photo-urls';

afterEach(() => vi.unstubAllGlobals());

it('photos leave the memory with the screen that showed them', () => {
  const revokeObjectURL = vi.fn();
  let made = 0;
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${++made}`, revokeObjectURL });
  const { result, unmount } = renderHook(() => usePhotoUrls());
  expect([result.current(new Blob()), result.current(new Blob())]).toEqual(['blob:1', 'blob:2']);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
