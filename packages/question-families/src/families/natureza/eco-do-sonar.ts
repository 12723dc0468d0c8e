import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

export const ecoDoSonar = family({
  id: 'cn-eco-do-sonar',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H1',
  topic: 'ondas-e-som',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.1, c: 0.18 },
  draw(random) {
    const medium = random.pick([
      { speed: 1500, where: 'na água', low: 2, high: 80 },
      { speed: 340, where: 'no ar', low: 20, high: 200 },
    ]);
    const hundredths = random.int(medium.low, medium.high, 2);
    const time = hundredths / 100;
    const distance = (medium.speed * time) / 2;
    insist(Math.abs(distance * 10 - Math.round(distance * 10)) < 1e-9);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const inWater = medium.speed === 1500;
    const scene = inWater
      ? random.pick([
          {
            context: `O barco de pesca em que ${who.name} trabalha, com base ${coast.em}, usa um sonar para localizar o fundo do mar. O aparelho emite um pulso de ultrassom para baixo e capta o eco ${num(time)} s depois da emissão.`,
            question: 'A profundidade do mar nesse ponto, em metros, é',
          },
          {
            context: `Pesquisadores de uma universidade ${place.de} mapeiam o leito de uma represa com um ecobatímetro. Em um dos pontos, ${who.name} verificou que o pulso sonoro emitido pelo aparelho, junto à superfície, voltou depois de ${num(time)} s.`,
            question: 'A profundidade da represa nesse ponto, em metros, é',
          },
        ])
      : random.pick([
          {
            context: `Durante uma trilha perto ${place.de}, ${who.name} grita na direção de um paredão de rocha e, com o cronômetro do celular, mede ${num(time)} s entre o grito e a chegada do eco.`,
            question: 'A distância até o paredão, em metros, é',
          },
          {
            context: `Em um galpão vazio ${place.de}, ${who.name} testa um sensor ultrassônico que evitará colisões de empilhadeiras. O sensor emite um pulso em direção à parede e recebe o eco ${num(time)} s depois.`,
            question: 'A distância entre o sensor e a parede, em metros, é',
          },
        ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    const other = inWater ? 340 : 1500;
    return {
      context: paragraphs(
        scene.context,
        `A velocidade do som ${medium.where} pode ser considerada igual a ${num(medium.speed)} m/s.`,
      ),
      statement: scene.question,
      right: cut(distance),
      decimals: 1,
      mistakes: [
        {
          value: cut(distance * 2),
          name: 'ida e volta não separadas',
          why: `${num(medium.speed)} × ${num(time)} é a distância de ida e volta do som; a distância pedida é a metade.`,
        },
        {
          value: cut(distance * 4),
          name: 'multiplicação por 2 em vez de divisão',
          why: 'O som percorre o dobro da distância; por isso, é preciso dividir por 2, e não multiplicar.',
        },
        {
          value: cut(distance / 2),
          name: 'divisão por 4',
          why: 'O tempo já foi dividido ao meio uma vez; dividir novamente reduz a distância à metade da correta.',
        },
        {
          value: cut(distance * 10),
          name: 'vírgula deslocada para a direita',
          why: `${num(medium.speed)} × ${num(time)} ÷ 2 dá ${num(cut(distance))} m; houve erro de uma casa decimal.`,
        },
        {
          value: cut(distance / 10),
          name: 'vírgula deslocada para a esquerda',
          why: `${num(medium.speed)} × ${num(time)} ÷ 2 dá ${num(cut(distance))} m; houve erro de uma casa decimal.`,
        },
        {
          value: cut((other * time) / 2),
          name: 'velocidade de outro meio',
          why: `Esse valor usa ${num(other)} m/s, a velocidade do som ${inWater ? 'no ar' : 'na água'}, e o som se propaga ${medium.where}.`,
        },
        {
          value: cut(medium.speed / time / 2),
          name: 'divisão pelo tempo',
          why: 'A distância é o produto da velocidade pelo tempo, e não o quociente.',
        },
      ],
      explanation: `No intervalo de ${num(time)} s, o som vai até o obstáculo e volta; a ida leva metade desse tempo, ${num(time / 2)} s. A distância é ${num(medium.speed)} × ${num(time / 2)} = ${num(cut(distance))} m. Multiplicar a velocidade pelo tempo todo dá ${num(cut(distance * 2))} m, que é o caminho de ida e volta.`,
    };
  },
});
