import { useEffect, useRef } from 'react';

/** Gives photos an address to be shown by. It holds them in memory, a pile of forty too, until the screen is left. */
export function usePhotoUrls(): (photo: Blob) => string {
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current.splice(0)) URL.revokeObjectURL(url);
    },
    [],
  );
  return (photo) => {
    const url = URL.createObjectURL(photo);
    urls.current.push(url);
    return url;
  };
}
