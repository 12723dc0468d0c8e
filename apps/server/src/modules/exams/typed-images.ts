import { messages, type TypedQuestion } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Config } from '../../config.js';
import { imageIsKept } from '../uploads/kept-image.js';

/**
 * Refuses images of other sites, by the field they stand in: browsers would not show them (our content policy), and their
 * owners would learn who opens the exam, and could change what it asks. Each question comes with the path of its fields.
 */
export function refuseForeignImages(config: Config, typed: (readonly [path: string, TypedQuestion])[]): void {
  const isForeign = ({ image_url }: Pick<TypedQuestion, 'image_url'>) => image_url && !imageIsKept(config, image_url);
  const fields = typed.flatMap(([path, question]) => [
    ...(isForeign(question) ? [`${path}image_url`] : []),
    ...question.alternatives.flatMap((alternative, place) =>
      isForeign(alternative) ? [`${path}alternatives.${place}.image_url`] : [],
    ),
  ]);
  if (fields.length === 0) return;
  const { imageElsewhere } = messages.questions;
  throw new AppError('validation.failed', Object.fromEntries(fields.map((field) => [field, [imageElsewhere]])));
}
