import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CameraGlimpse, CameraPicture } from './glimpse-worker';
import { type PreparedPhoto, toPhoto } from './prepare-photo';

/** Longer side of the picture in which corners are looked for. */
const GLIMPSE_SIDE = 1_000;
/** So many looks in a row with all four corners: the hand is still. */
const STEADY_LOOKS = 3;

export type CameraState = 'starting' | 'searching' | 'steady' | 'denied';

/** Plain http and old browsers have no camera for us; the file input is there for everybody. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** The back camera in a video element. It takes the photo by itself once all four corners stay in sight. */
export function useCamera(onPhoto: (photo: PreparedPhoto) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [corners, setCorners] = useState(0);
  const take = async () => {
    const canvas = pictureOf(video.current, Number.POSITIVE_INFINITY);
    if (canvas) onPhoto(await toPhoto(canvas));
  };
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const worker = new Worker(new URL('./glimpse-worker.ts', import.meta.url), { type: 'module' });
    const camera = startCamera(video, () => setState('searching')).catch(() => setState('denied'));
    let looks = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<CameraGlimpse>) => {
      looks = data.markersSeen === 4 ? looks + 1 : 0;
      setCorners(data.markersSeen);
      setState(looks > 0 ? 'steady' : 'searching');
      if (looks === STEADY_LOOKS) void latest.current();
      else look(worker, video);
    });
    video.current?.addEventListener('playing', () => look(worker, video), { once: true });
    return () => {
      worker.terminate();
      void camera.then((stop) => stop?.());
    };
  }, []);

  return { video, state, corners, take };
}

async function startCamera(video: RefObject<HTMLVideoElement | null>, onStart: () => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2_560 }, height: { ideal: 1_920 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (!video.current) {
    stop();
    return stop;
  }
  video.current.srcObject = stream;
  await video.current.play();
  onStart();
  return stop;
}

function look(worker: Worker, video: RefObject<HTMLVideoElement | null>): void {
  const canvas = pictureOf(video.current, GLIMPSE_SIDE);
  if (!canvas) return;
  const { width, height } = canvas;
  const colours = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!colours) return;
  const picture: CameraPicture = { width, height, colours };
  worker.postMessage(picture, [colours.buffer]);
}

function pictureOf(video: HTMLVideoElement | null, side: number): HTMLCanvasElement | undefined {
  if (!video?.videoWidth) return undefined;
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}
