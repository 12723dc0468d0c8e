import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const limiteDePoluente = family({
  id: 'cn-limite-de-poluente',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H10',
  topic: 'quimica-e-poluicao',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.7, c: 0.16 },
  draw(random) {
    const pollutant = random.pick([
      { name: 'nitrato', limit: 10 },
      { name: 'chumbo', limit: 0.01 },
      { name: 'mercúrio', limit: 0.001 },
      { name: 'fluoreto', limit: 1.5 },
      { name: 'ferro', limit: 0.3 },
    ]);
    const times = random.pick([2, 3, 4, 5, 6, 8]);
    const cubic = random.pick([20, 40, 50, 60, 80, 100, 120, 150, 200, 250, 400, 500]);
    const found = (pollutant.limit * times * cubic * 1000) / 1000;
    const added = cubic * (times - 1);
    const place = somewhere(random);
    const who = someone(random);
    const decimals = (value: number) => num(value, 4);
    insist(Number.isInteger(added));
    const scene = random.pick([
      `O reservatório de uma indústria ${place.de} contém ${num(cubic)} m³ de água com ${decimals(found)} g de ${pollutant.name} dissolvidos. Antes de devolver a água ao rio, ${who.name} precisa reduzir a concentração até o limite permitido, acrescentando água limpa, sem ${pollutant.name}.`,
      `Depois de um acidente, ${decimals(found)} g de ${pollutant.name} se espalharam por um tanque com ${num(cubic)} m³ de água ${place.em}. Enquanto se instala um filtro, ${who.name} avalia quanta água limpa, sem ${pollutant.name}, seria preciso juntar ao tanque para que a concentração chegasse ao limite permitido.`,
      `Em uma estação de tratamento ${place.de}, ${num(cubic)} m³ de água chegaram com ${decimals(found)} g de ${pollutant.name} dissolvidos. A equipe de ${who.name} calcula o volume de água limpa, sem ${pollutant.name}, que levaria a mistura exatamente ao limite da norma.`,
    ]);
    const mine = found / cubic;
    return {
      context: paragraphs(
        scene,
        `O limite permitido é de ${decimals(pollutant.limit)} mg por litro, e 1 m³ tem 1.000 litros.`,
      ),
      statement: 'O volume de água limpa a acrescentar, em metros cúbicos, é',
      right: added,
      mistakes: [
        {
          value: cubic * times,
          name: 'volume final no lugar do acrescentado',
          why: `${num(cubic * times)} m³ é o volume final; desse total, ${num(cubic)} m³ já estavam lá.`,
        },
        {
          value: cubic / times,
          name: 'volume dividido',
          why: `Para diminuir a concentração, o volume deve aumentar ${num(times)} vezes, e não diminuir.`,
        },
        {
          value: cubic * (times + 1),
          name: 'volume inicial somado',
          why: `O volume final deve ser ${num(times)} vezes o inicial; é preciso subtrair os ${num(cubic)} m³ iniciais, e não somá-los.`,
        },
        {
          value: added * 10,
          name: 'vírgula deslocada para a direita',
          why: `A concentração inicial é ${decimals(mine)} mg/L, ${num(times)} vezes o limite; houve erro de uma casa decimal.`,
        },
        {
          value: added / 10,
          name: 'vírgula deslocada para a esquerda',
          why: `A concentração inicial é ${decimals(mine)} mg/L, ${num(times)} vezes o limite; houve erro de uma casa decimal.`,
        },
        {
          value: cubic,
          name: 'dobro do volume',
          why: `Acrescentar ${num(cubic)} m³ apenas reduz a concentração à metade, e ela é ${num(times)} vezes o limite.`,
        },
        {
          value: added / 2,
          name: 'metade do volume',
          why: `Com ${num(added / 2)} m³ a mais, a concentração ainda ficaria acima de ${decimals(pollutant.limit)} mg/L.`,
        },
        {
          value: cubic * (times - 2),
          name: 'um volume a menos',
          why: `Com ${num(cubic * (times - 2))} m³ a mais, o volume seria só ${num(times - 1)} vezes o inicial, e a concentração continuaria acima do limite.`,
        },
      ].filter(({ value }) => value > 0),
      explanation: `A concentração inicial é ${decimals(found)} g ÷ ${num(cubic)} m³ = ${decimals(mine)} g/m³, isto é, ${decimals(mine)} mg/L, ${num(times)} vezes o limite. Como a massa do poluente não muda, o volume deve ficar ${num(times)} vezes maior: ${num(times)} × ${num(cubic)} = ${num(cubic * times)} m³. Descontados os ${num(cubic)} m³ iniciais, acrescentam-se ${num(added)} m³. A diluição baixa a concentração, mas não elimina o poluente.`,
    };
  },
});
