import { type CallOutput, type CallParsed, UPLOAD_FOLDER } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import { fileStore } from '../../files/file-store.js';
import { sameSecret } from '../../secrets.js';
import type { Services } from '../../services.js';
import { NotAnImage } from '../images/encode.js';
import { sourceOf, storeImage } from '../images/service.js';
import { cloudinarySignature, ownSecret, ownSignature } from './signature.js';
import { refuseUnlessPicture } from './upload-format.js';

/** As long as Cloudinary honours a signature. */
const VALID_SECONDS = 3_600;
const OURS = 'gabarita';

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000);

/** Allows one kind of upload for a while: to the school's account at the image host, else to ourselves. */
export async function allowUpload(
  { db, clock, config: { cloudinary } }: Services,
  folder = UPLOAD_FOLDER,
): Promise<CallOutput<'POST /api/uploads/cloudinary/signature'>> {
  const grant = { folder, timestamp: secondsOf(clock.now()) };
  if (!cloudinary) {
    const signature = ownSignature(grant, await ownSecret(db));
    return { ...grant, cloud_name: OURS, api_key: OURS, signature, upload_url: '/api/uploads' };
  }
  const { cloudName, apiKey, apiSecret } = cloudinary;
  return {
    ...grant,
    cloud_name: cloudName,
    api_key: apiKey,
    signature: cloudinarySignature(grant, apiSecret),
    upload_url: `https://api.cloudinary.com/v1_1/${cloudName}/image/upload`,
  };
}

/** Keeps an image and answers its address. The file is known by its content: its name and type are anybody's claim. */
export async function takeUpload(
  { db, clock, config }: Services,
  { file, folder, timestamp, signature }: CallParsed<'POST /api/uploads', 'body'>,
) {
  const age = secondsOf(clock.now()) - timestamp;
  const signed = ownSignature({ folder, timestamp }, await ownSecret(db));
  if (!sameSecret(signature, signed) || age < 0 || age > VALID_SECONDS) {
    throw new AppError('uploads.signature-invalid');
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  await refuseUnlessPicture(bytes);
  try {
    return { secure_url: sourceOf(await storeImage(db, fileStore(config, 'images'), bytes)) };
  } catch (error) {
    throw error instanceof NotAnImage ? new AppError('uploads.format-invalid') : error;
  }
}
