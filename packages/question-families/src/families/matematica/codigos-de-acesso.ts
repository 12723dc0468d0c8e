import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { inWords, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const codigosDeAcesso = family({
  id: 'mt-codigos-de-acesso',
  version: 1,
  area: 'matematica',
  skill: 'H2',
  topic: 'analise-combinatoria',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.6, c: 0.16 },
  draw(random) {
    const letters = random.int(3, 6);
    const digits = random.int(4, 8);
    const places = random.pick([2, 3]);
    const repeats = random.below(2) === 0;
    const arranged = (many: number, times: number) =>
      Array.from({ length: times }, (_, used) => many - used).reduce((a, b) => a * b, 1);
    const letterWays = repeats ? letters ** 2 : arranged(letters, 2);
    const digitWays = repeats ? digits ** places : arranged(digits, places);
    const right = letterWays * digitWays;
    const otherWay = repeats ? arranged(letters, 2) * arranged(digits, places) : letters ** 2 * digits ** places;
    insist(digits > places + 1);
    const factorial = places === 2 ? 2 : 6;
    const place = somewhere(random);
    const who = someone(random);
    const many = inWords(places);
    const rule = repeats
      ? `As letras podem se repetir, e os algarismos também.`
      : `As duas letras devem ser diferentes entre si, e os algarismos também devem ser diferentes uns dos outros.`;
    const from = `${inWords(letters, 'f')} letras e ${inWords(digits)} algarismos disponíveis`;

    const scene = random.pick([
      {
        context: paragraphs(
          `A cooperativa de catadores ${place.de} vai etiquetar os fardos de material reciclado com um código formado por duas letras seguidas de ${many} algarismos. Como a impressora é antiga e algumas teclas falham, há ${from}. ${rule}`,
          `${who.name} precisa saber se haverá códigos para todos os fardos do ano.`,
        ),
        statement: 'O número de códigos diferentes que podem ser formados é',
      },
      {
        context: paragraphs(
          `Para controlar o empréstimo de instrumentos, a escola de música ${place.de} gravará em cada um deles uma plaqueta com duas letras seguidas de ${many} algarismos. No jogo de carimbos de ${who.name}, há ${from}. ${rule}`,
          'Instrumentos diferentes devem ter plaquetas diferentes.',
        ),
        statement: 'O maior número de instrumentos que podem ser identificados é',
      },
      {
        context: paragraphs(
          `O aplicativo de uma biblioteca ${place.em} sorteia, para cada leitor, uma senha com duas letras seguidas de ${many} algarismos. Para evitar confusões de leitura, como a do O com o 0, ${who.name} deixou apenas ${from}. ${rule}`,
          'A ordem dos símbolos importa: trocar dois deles de lugar forma outra senha.',
        ),
        statement: 'O número de senhas que o aplicativo pode gerar é',
      },
    ]);
    const product = `${repeats ? `${letters} × ${letters}` : `${letters} × ${letters - 1}`} × ${Array.from({ length: places }, (_, used) => (repeats ? digits : digits - used)).join(' × ')}`;
    return {
      ...scene,
      right,
      mistakes: [
        {
          value: otherWay,
          name: repeats ? 'sem repetição' : 'com repetição',
          why: repeats
            ? `${num(otherWay)} é o total sem símbolos repetidos, mas o texto permite a repetição.`
            : `${num(otherWay)} inclui códigos com símbolos repetidos, que a regra não aceita.`,
        },
        {
          value: letterWays + digitWays,
          name: 'soma em vez de produto',
          why: `${num(letterWays)} + ${num(digitWays)} soma as escolhas; como cada par de letras se combina com cada sequência de algarismos, elas se multiplicam.`,
        },
        {
          value: right / 2,
          name: 'ordem das letras ignorada',
          why: `${num(right / 2)} conta uma só vez cada par de letras, mas trocar as duas de lugar forma outro código.`,
        },
        {
          value: right / factorial,
          name: 'ordem dos algarismos ignorada',
          why: `Dividir por ${factorial} desconsidera a ordem dos algarismos, que distingue um código do outro.`,
        },
        {
          value: right * 2,
          name: 'letras antes ou depois',
          why: `${num(right * 2)} conta também os códigos que começam pelos algarismos, mas as letras vêm sempre antes.`,
        },
        {
          value: letters * digits * (2 + places),
          name: 'produto das quantidades de símbolos',
          why: `Multiplicar ${letters}, ${digits} e o tamanho do código não conta as escolhas de cada posição.`,
        },
        {
          value: 2 * letters + places * digits,
          name: 'soma das opções de cada posição',
          why: 'Somar as opções de cada posição não conta as combinações entre elas, que se multiplicam.',
        },
        {
          value: repeats ? letterWays * arranged(digits, places) : letterWays * digits ** places,
          name: 'regra aplicada só às letras',
          why: repeats
            ? 'Nesse valor só as letras se repetem; os algarismos também podem se repetir.'
            : 'Nesse valor só as letras são diferentes entre si; os algarismos também devem ser.',
        },
      ],
      explanation: `Pelo princípio multiplicativo, multiplicam-se as opções de cada posição: ${product} = ${num(right)}. ${repeats ? 'Como a repetição é permitida, o número de opções não diminui de uma posição para a seguinte' : 'Como não há repetição, cada símbolo usado deixa uma opção a menos para a posição seguinte do mesmo tipo'}; ${repeats ? 'sem ela' : 'se a repetição fosse permitida'}, o total seria ${num(otherWay)}. Somar as opções, em vez de multiplicá-las, não conta os códigos.`,
    };
  },
});
