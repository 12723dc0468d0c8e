import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemOfFile, uploadImage } from './upload-image';

/** Sends one image at a time. Leaving the form ends what is under way: nobody would know its address. */
export function useImageUpload(onSent: (url: string) => void) {
  const [part, setPart] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const problem = problemOfFile(file);
      if (problem) throw new Error(problem);
      setPart(0);
      leaving.current = new AbortController();
      return uploadImage(file, { onProgress: setPart, signal: leaving.current.signal });
    },
    onSuccess: onSent,
  });
  return { send: upload.mutate, sending: upload.isPending, part, error: upload.error?.message };
}
