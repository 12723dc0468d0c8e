import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const debitoCardiaco = family({
  id: 'cn-debito-cardiaco',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H14',
  topic: 'corpo-humano',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.2, c: 0.18 },
  draw(random) {
    const rest = random.int(50, 80, 5);
    const stroke = random.int(60, 90, 5);
    const active = random.int(120, 180, 10);
    const activeStroke = random.int(95, 130, 5);
    const [before, after] = [(rest * stroke) / 1000, (active * activeStroke) / 1000];
    const gain = after - before;
    insist(Math.abs(gain * 10 - Math.round(gain * 10)) < 1e-9);
    const place = somewhere(random);
    const who = someone(random);
    const right = Math.round(gain * 10) / 10;
    const scene = random.pick([
      {
        as: 'jogadora de futebol',
        where: `Na avaliação física de um time feminino de futebol ${place.de}, uma jogadora foi examinada por ${who.name} em repouso e durante um exercício intenso.`,
      },
      {
        as: 'bombeiro',
        where: `O corpo de bombeiros ${place.de} avalia seus integrantes antes do período de incêndios florestais. ${who.name} mediu, em um deles, os dados do coração em repouso e em esforço.`,
      },
      {
        as: 'ciclista',
        where: `Em um laboratório de fisiologia de uma universidade ${place.de}, ${who.name} acompanhou o coração de um ciclista em repouso e durante uma subida simulada.`,
      },
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene.where,
        `Em repouso, o coração batia ${num(rest)} vezes por minuto e bombeava ${num(stroke)} mL de sangue a cada batimento. No esforço, passou a ${num(active)} batimentos por minuto e a ${num(activeStroke)} mL por batimento. O volume de sangue bombeado por minuto é chamado de débito cardíaco.`,
      ),
      statement: 'Do repouso ao esforço, o débito cardíaco aumentou, em litros por minuto,',
      right,
      mistakes: [
        {
          value: cut(after),
          name: 'débito no esforço',
          why: `${num(cut(after))} L/min é o débito no esforço; falta subtrair o de repouso, ${num(cut(before))} L/min.`,
        },
        {
          value: cut(before),
          name: 'débito em repouso',
          why: `${num(cut(before))} L/min é o débito em repouso, e não o aumento.`,
        },
        {
          value: cut(((active - rest) * (activeStroke - stroke)) / 1000),
          name: 'produto das diferenças',
          why: `Multiplicar as diferenças (${num(active - rest)} e ${num(activeStroke - stroke)}) não dá a diferença dos produtos.`,
        },
        {
          value: cut(((active - rest) * stroke) / 1000),
          name: 'volume por batimento mantido',
          why: `Esse cálculo mantém os ${num(stroke)} mL por batimento do repouso, mas no esforço são ${num(activeStroke)} mL.`,
        },
        {
          value: cut((rest * (activeStroke - stroke)) / 1000),
          name: 'frequência mantida',
          why: `Esse cálculo mantém os ${num(rest)} batimentos por minuto do repouso, mas no esforço são ${num(active)}.`,
        },
        {
          value: cut(after + before),
          name: 'soma dos débitos',
          why: 'O aumento é a diferença entre os débitos, e não a soma.',
        },
        {
          value: cut(right * 10),
          name: 'conversão com uma casa a mais',
          why: 'Para passar de mililitros a litros, divide-se por 1.000, e não por 100.',
        },
        {
          value: cut(right / 10),
          name: 'conversão com uma casa a menos',
          why: 'Para passar de mililitros a litros, divide-se por 1.000, e não por 10.000.',
        },
      ],
      explanation: `O débito cardíaco é o produto da frequência pelo volume de cada batimento. Em repouso, ${num(rest)} × ${num(stroke)} = ${num(rest * stroke)} mL, ou ${num(cut(before))} L por minuto; no esforço, ${num(active)} × ${num(activeStroke)} = ${num(active * activeStroke)} mL, ou ${num(cut(after))} L por minuto. O aumento é ${num(cut(after))} − ${num(cut(before))} = ${num(right)} L por minuto, que leva mais oxigênio aos músculos.`,
    };
  },
});
