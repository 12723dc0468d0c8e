import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const savingIn = (text: string) =>
  Number(
    text
      .replaceAll(/[^\d,]/g, '')
      .replace(/^,/, '')
      .replace(',', '.'),
  );

/** Fuels in alphabetical order, and the savings of each ascending. */
const byFuelAndSaving = (one: string, other: string) =>
  one.charCodeAt(0) - other.charCodeAt(0) || savingIn(one) - savingIn(other);

export const etanolOuGasolina = family({
  id: 'mt-etanol-ou-gasolina',
  version: 1,
  area: 'matematica',
  skill: 'H18',
  topic: 'razao-e-proporcao',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const withEthanol = random.pick([6, 7, 7.5, 8, 9]);
    const withPetrol = random.pick([10, 11, 12, 12.5]);
    const distance = random.int(6, 40) * 75;
    const ethanol = random.int(340, 480, 5) / 100;
    const petrol = random.int(540, 680, 5) / 100;
    const costEthanol = (distance / withEthanol) * ethanol;
    const costPetrol = (distance / withPetrol) * petrol;
    const cents = (value: number) => Math.round(value * 1e6) / 1e6;
    const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    const gap = cents(Math.abs(costEthanol - costPetrol));
    insist(isCents(costEthanol) && isCents(costPetrol) && gap >= 5 && gap < costPetrol * 0.3);
    const best = costEthanol < costPetrol ? 'etanol' : 'gasolina';
    const worst = best === 'etanol' ? 'gasolina' : 'etanol';
    const perLitre = cents(Math.abs(petrol - ethanol));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `${who.name} dirige um carro de aplicativo ${place.em} e roda, em média, ${num(distance)} km por mês. O carro aceita etanol e gasolina: faz ${num(withEthanol)} km com um litro de etanol e ${num(withPetrol)} km com um litro de gasolina.`,
      `A ambulância de um município vizinho ${place.a} percorre ${num(distance)} km por mês. O motor é bicombustível e rende ${num(withEthanol)} km por litro de etanol ou ${num(withPetrol)} km por litro de gasolina. ${who.name} decide qual dos dois será comprado.`,
      `Para levar verduras à feira, a cooperativa de agricultores ${place.de} usa uma caminhonete que percorre ${num(distance)} km por mês e faz ${num(withEthanol)} km por litro de etanol ou ${num(withPetrol)} km por litro de gasolina. A compra do combustível fica a cargo de ${who.name}.`,
    ]);
    const option = (fuel: string, saving: number) => `${fuel}, com economia de ${money(saving)} por mês`;
    const [a, b] = [money(cents(costEthanol)), money(cents(costPetrol))];
    const litresGap = cents(Math.abs(distance / withEthanol - distance / withPetrol) * perLitre);
    const byPrice = cents((distance / withPetrol) * perLitre);
    insist(isCents(byPrice));
    const mistakes = [
      {
        value: option(worst, gap),
        name: 'combustível trocado',
        why: `Com ${worst} o gasto é maior: são ${a} por mês com etanol e ${b} com gasolina.`,
      },
      {
        value: option('etanol', byPrice),
        name: 'comparação só dos preços',
        why: `Multiplicar a diferença de preço, ${money(perLitre)}, pelos mesmos litros ignora que o carro gasta mais litros de etanol: os gastos são ${a} com etanol e ${b} com gasolina.`,
      },
      {
        value: option('gasolina', byPrice),
        name: 'comparação só do rendimento',
        why: `O rendimento maior da gasolina não basta para decidir: os gastos são ${a} com etanol e ${b} com gasolina, cuja diferença é ${money(gap)}.`,
      },
      {
        value: option(best, cents(gap / 2)),
        name: 'economia pela metade',
        why: `A diferença entre ${a} e ${b} é ${money(gap)}, o dobro desse valor.`,
      },
      {
        value: option(best, cents(gap * 2)),
        name: 'economia em dobro',
        why: `A diferença entre ${a} e ${b} é ${money(gap)}, metade desse valor.`,
      },
      ...(isCents(litresGap)
        ? [
            {
              value: option('gasolina', litresGap),
              name: 'diferença de litros vezes diferença de preços',
              why: `Multiplicar a diferença de litros pela diferença de preços não dá a diferença dos gastos, que são ${a} com etanol e ${b} com gasolina.`,
            },
          ]
        : []),
    ];
    const right = option(best, gap);
    return {
      context: paragraphs(
        scene,
        `No posto em que o veículo é abastecido, o litro de etanol custa ${money(ethanol)}, e o de gasolina, ${money(petrol)}.`,
      ),
      statement: 'A escolha que torna menor o gasto mensal com combustível é a de',
      right,
      order: [right, ...mistakes.map(({ value }) => value)].sort(byFuelAndSaving),
      mistakes,
      explanation: `Com etanol são ${num(distance)} ÷ ${num(withEthanol)} = ${num(distance / withEthanol)} litros e ${a} por mês; com gasolina, ${num(distance)} ÷ ${num(withPetrol)} = ${num(distance / withPetrol)} litros e ${b}. O menor gasto é o de ${best}, com economia de ${money(gap)}. Comparar só os preços por litro, ou só o rendimento, não basta: é preciso juntar os dois.`,
    };
  },
});
