import type { Scene } from './access-scene.js';
import type { Form, Parts } from './browser.js';

/** A call as somebody would make it who wants it to work. */
export interface AccessRequest extends Parts {
  form?: Form;
}
export type Asking = (scene: Scene) => AccessRequest | Promise<AccessRequest>;

export const nothing: Asking = () => ({});
export const about =
  (id: (scene: Scene) => number | Promise<number>, rest: Parts = {}): Asking =>
  async (scene) => ({ params: { id: await id(scene) }, ...rest });
export const ofTurma = (rest?: Parts) => about(({ turma }) => turma.id, rest);
export const ofStudent = (rest?: Parts) => about(({ student }) => student.user.id, rest);
export const ofExam = (rest?: Parts) => about((scene) => scene.exam(), rest);
export const ofDraft = (rest?: Parts) => about((scene) => scene.draft(), rest);
export const ofAttempt = (rest?: Parts) => about((scene) => scene.attempt(), rest);
export const ofEssay = (rest?: Parts) => about((scene) => scene.essay(), rest);
export const ofBank = (rest?: Parts) => about(async (scene) => (await scene.bank())[0] ?? 0, rest);

export const ofSession: Asking = async (scene) => {
  const device = await scene.device();
  return { params: device.params, body: device.body([]) };
};
export const ofEdition: Asking = async (scene) => {
  await scene.bank();
  return { params: { year: 2022, index: '6', discipline: 'linguagens' } };
};
