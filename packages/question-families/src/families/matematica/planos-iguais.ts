import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const times = (factor: number) => (factor === 1 ? 'n' : `${num(factor)}n`);

export const planosIguais = family({
  id: 'mt-planos-iguais',
  version: 1,
  area: 'matematica',
  skill: 'H21',
  topic: 'funcao-do-1-grau',
  difficulty: 'easy',
  tri: { a: 1.6, b: 0.25, c: 0.17 },
  draw(random) {
    const cheap = random.int(4, 40) / 4;
    const step = random.pick([0.5, 0.75, 1, 1.25, 1.5, 2, 2.5]);
    const dear = cheap + step;
    const equal = random.int(8, 80, 2);
    const low = random.int(10, 90, 5);
    const high = low + step * equal;
    insist(Number.isInteger(high) && high < 260);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        thing: 'quilômetros',
        context: `${who.name} precisa de um frete para levar a mudança da família até outro bairro ${place.de}. A transportadora Aroeira cobra uma taxa fixa de ${money(high)} mais ${money(cheap)} por quilômetro rodado. A transportadora Buriti cobra uma taxa fixa de ${money(low)} mais ${money(dear)} por quilômetro.`,
        question: 'O número de quilômetros para o qual as duas transportadoras cobram o mesmo valor é',
      },
      {
        thing: 'horas',
        context: `Um centro comunitário ${place.de} aluga equipamentos de som para festas. Na empresa Aroeira, paga-se ${money(high)} pela montagem e ${money(cheap)} por hora de uso; na empresa Buriti, ${money(low)} pela montagem e ${money(dear)} por hora. ${who.name} quer saber a partir de que duração uma delas deixa de ser a mais barata.`,
        question: 'Os preços das duas empresas são iguais quando o número de horas de uso é',
      },
      {
        thing: 'camisetas',
        context: `A comissão de formatura de uma escola ${place.em} vai estampar camisetas. A estamparia Aroeira cobra ${money(high)} pela preparação da tela e ${money(cheap)} por camiseta; a Buriti cobra ${money(low)} pela preparação e ${money(dear)} por camiseta. ${who.name} prepara a comparação para a turma.`,
        question: 'O custo total é o mesmo nas duas estamparias quando o número de camisetas é',
      },
    ]);
    return {
      context: paragraphs(scene.context, 'Não há outras taxas nem descontos por quantidade.'),
      statement: scene.question,
      right: equal,
      decimals: 0,
      mistakes: [
        {
          value: Math.round((high + low) / (cheap + dear)),
          name: 'valores somados',
          why: `Ao igualar os preços, as taxas fixas e os preços unitários são subtraídos, e não somados; com esse número, os dois preços não coincidem.`,
        },
        {
          value: Math.round(high / cheap),
          name: 'só a primeira empresa',
          why: `Dividir ${money(high)} por ${money(cheap)} usa dados de uma só empresa e não compara os dois preços.`,
        },
        {
          value: Math.round(low / dear),
          name: 'só a segunda empresa',
          why: `Dividir ${money(low)} por ${money(dear)} usa dados de uma só empresa e não compara os dois preços.`,
        },
        {
          value: high - low,
          name: 'diferença das taxas fixas',
          why: `${money(high - low)} é a diferença entre as taxas fixas; falta dividi-la pela diferença de ${money(step)} por unidade.`,
        },
        {
          value: Math.round((high - low) / dear),
          name: 'divisão pelo maior preço unitário',
          why: `A diferença das taxas deve ser dividida pela diferença dos preços unitários, ${money(step)}, e não por ${money(dear)}.`,
        },
        {
          value: Math.round((high - low) / cheap),
          name: 'divisão pelo menor preço unitário',
          why: `A diferença das taxas deve ser dividida pela diferença dos preços unitários, ${money(step)}, e não por ${money(cheap)}.`,
        },
        {
          value: equal * 2,
          name: 'dobro do valor',
          why: `Com ${num(equal * 2)} ${scene.thing}, a Aroeira cobra ${money(high + cheap * equal * 2)} e a Buriti, ${money(low + dear * equal * 2)}.`,
        },
        {
          value: equal / 2,
          name: 'metade do valor',
          why: `Com ${num(equal / 2)} ${scene.thing}, a Aroeira cobra ${money(high + (cheap * equal) / 2)} e a Buriti, ${money(low + (dear * equal) / 2)}.`,
        },
      ],
      explanation: `Para n ${scene.thing}, os preços são ${num(high)} + ${times(cheap)} e ${num(low)} + ${times(dear)}. Igualando-os, ${num(high - low)} = ${times(step)}, e n = ${num(equal)}; nesse caso as duas cobram ${money(high + cheap * equal)}. Abaixo disso, a menor taxa fixa compensa; acima, o menor preço por unidade. Usar dados de uma só empresa não permite comparar.`,
    };
  },
});
