import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const viagensDoCaminhao = family({
  id: 'mt-viagens-do-caminhao',
  version: 1,
  area: 'matematica',
  skill: 'H12',
  topic: 'volumes',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.6, c: 0.16 },
  draw(random) {
    const length = random.int(10, 40, 2);
    const width = random.int(5, 20);
    const depth = random.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5]);
    const volume = Math.round(length * width * depth * 10) / 10;
    const swell = random.pick([20, 25, 30, 40, 50]);
    const loose = (volume * (100 + swell)) / 100;
    const load = random.pick([6, 8, 10, 12, 14]);
    const trips = Math.ceil(loose / load - 1e-9);
    insist(Math.abs(loose / load - Math.round(loose / load)) > 0.05 && trips >= 6 && trips <= 120);
    const place = somewhere(random);
    const who = someone(random);
    const dims = `${num(length)} m de comprimento, ${num(width)} m de largura e ${num(depth)} m de profundidade`;
    const scene = random.pick([
      `Para construir um viveiro de peixes ${place.em}, será escavada uma área retangular com ${dims}, de paredes verticais. ${who.name}, que contratou o serviço, foi ${who.form('avisado', 'avisada')} de que a terra, ao ser retirada, fica mais fofa: seu volume aumenta ${num(swell)}%.`,
      `As fundações do novo posto de saúde ${place.de} exigem uma escavação em forma de paralelepípedo, com ${dims}. Ao ser solta, a terra ocupa um volume ${num(swell)}% maior do que ocupava no terreno, o que ${who.as('engenheiro', 'engenheira')} precisa levar em conta.`,
      `A prefeitura ${place.de} vai substituir o solo contaminado de um antigo depósito. A camada a retirar tem a forma de um paralelepípedo com ${dims}. Depois de escavado, o material se expande e passa a ocupar um volume ${num(swell)}% maior, segundo ${who.as('técnico', 'técnica')}.`,
    ]);
    const of = (cubic: number) => Math.ceil(cubic / load - 1e-9);
    return {
      context: paragraphs(
        scene,
        `Toda a terra será levada por um caminhão que transporta, no máximo, ${num(load)} m³ por viagem.`,
      ),
      statement: 'O número mínimo de viagens para transportar toda a terra é',
      right: trips,
      decimals: 0,
      mistakes: [
        {
          value: trips - 1,
          name: 'última viagem incompleta desprezada',
          why: `Com ${num(trips - 1)} viagens são transportados no máximo ${num((trips - 1) * load)} m³, menos que os ${num(loose)} m³ de terra solta.`,
        },
        {
          value: of(volume),
          name: 'expansão da terra esquecida',
          why: `Esse número de viagens basta para ${num(volume)} m³, o volume antes da escavação; a terra solta ocupa ${num(loose)} m³.`,
        },
        {
          value: of((volume * (100 - swell)) / 100),
          name: 'expansão descontada',
          why: `Nesse caso o volume foi diminuído em ${num(swell)}%, mas a terra solta ocupa mais espaço, e não menos.`,
        },
        {
          value: of(volume + swell),
          name: 'porcentagem somada como volume',
          why: `Os ${num(swell)}% incidem sobre ${num(volume)} m³; não são ${num(swell)} m³.`,
        },
        {
          value: of(loose * 2),
          name: 'volta contada como viagem',
          why: `São ${num(loose)} m³ de terra; contar também a volta do caminhão vazio dobra o número de viagens de transporte.`,
        },
        {
          value: trips + 1,
          name: 'viagem a mais',
          why: `Com ${num(trips)} viagens já cabem ${num(trips * load)} m³, mais que os ${num(loose)} m³; uma a mais não é necessária.`,
        },
        {
          value: of(length * width),
          name: 'profundidade esquecida',
          why: `${num(length)} × ${num(width)} é a área do terreno; falta multiplicar pela profundidade, ${num(depth)} m.`,
        },
        {
          value: Math.ceil(loose),
          name: 'um metro cúbico por viagem',
          why: `O caminhão leva ${num(load)} m³ de cada vez, e não 1 m³.`,
        },
      ],
      explanation: `O volume escavado é ${num(length)} × ${num(width)} × ${num(depth)} = ${num(volume)} m³ e, com a expansão de ${num(swell)}%, a terra solta ocupa ${num(volume)} × ${num(1 + swell / 100)} = ${num(loose)} m³. Como ${num(trips - 1)} viagens levam ${num((trips - 1) * load)} m³ e ${num(trips)} levam até ${num(trips * load)} m³, são necessárias ${num(trips)} viagens. A última não vai cheia, mas não pode ser desprezada.`,
    };
  },
});
