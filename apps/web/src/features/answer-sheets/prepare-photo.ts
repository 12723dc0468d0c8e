/** A photo ready to be sent and shown: upright, and no larger than the reader needs. */
export interface PreparedPhoto {
  blob: Blob;
  width: number;
  height: number;
}

/** Twelve megapixels tell the reader nothing that five do not, and cost prepaid data. */
export const LONGEST_SIDE = 2_600;
const QUALITY = 0.85;

/**
 * Decodes the file as this browser can, HEIC included where it can, and shrinks it. What is no picture at all is sent as
 * it is: the server says what is wrong with it.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture && isHeic(file)) throw new Error(HEIC_UNREADABLE);
  if (!picture) return { blob: file, width: 0, height: 0 };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return toPhoto(canvas);
}

export async function toPhoto(canvas: HTMLCanvasElement): Promise<PreparedPhoto> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('Não foi possível preparar a foto. Tente de novo.');
  return { blob, width: canvas.width, height: canvas.height };
}

const HEIC_UNREADABLE =
  'Este navegador não abre fotos HEIC. No iPhone, use “Mais compatível” em Ajustes › Câmera › Formatos, ou envie um JPEG.';

const isHeic = (file: Blob): boolean =>
  /hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));
