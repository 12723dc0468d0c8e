import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const expressaoDoCusto = family({
  id: 'mt-expressao-do-custo',
  version: 1,
  area: 'matematica',
  skill: 'H19',
  topic: 'expressoes-e-formulas',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.1, c: 0.19 },
  draw(random) {
    const fixed = random.int(20, 150, 5);
    const free = random.int(3, 12);
    const extra = random.int(2, 15);
    insist(fixed - extra * free > 0 && fixed !== extra && fixed !== free && fixed % extra !== 0);
    const constant = fixed - extra * free;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        thing: 'quilogramas',
        context: `Uma transportadora ${place.de} cobra ${money(fixed)} para entregar encomendas de até ${num(free)} kg. Acima disso, cobra ${money(extra)} por quilograma que **exceder** os ${num(free)} kg. ${who.name} quer programar uma planilha que calcule o valor V, em reais, de uma encomenda de n quilogramas, com n maior que ${num(free)}.`,
      },
      {
        thing: 'horas',
        context: `Um estacionamento ${place.de} cobra ${money(fixed)} pela diária de um ônibus de turismo que permaneça até ${num(free)} horas. Passado esse tempo, são cobrados ${money(extra)} por hora **excedente**. ${who.name}, que atende no caixa, procura uma fórmula para o valor V, em reais, de uma permanência de n horas, com n maior que ${num(free)}.`,
      },
      {
        thing: 'metros cúbicos',
        context: `Em um distrito ${place.de}, a conta de água tem valor mínimo de ${money(fixed)}, que dá direito a ${num(free)} m³. Cada metro cúbico consumido **além** desses custa ${money(extra)}. ${who.name} explica aos moradores como calcular o valor V da conta, em reais, para um consumo de n metros cúbicos, com n maior que ${num(free)}.`,
      },
    ]);
    const example = free + 10;
    const value = fixed + 10 * extra;
    const wrong = (text: string, result: number, name: string, reason: string) => ({
      value: text,
      name,
      why: `${reason} Para n = ${num(example)}, ela daria ${money(result)}, e o valor correto é ${money(value)}.`,
    });
    return {
      context: paragraphs(scene.context, `Em todos os casos, n é um número inteiro de ${scene.thing}.`),
      statement: 'A expressão que fornece o valor V é',
      right: `V = ${constant} + ${extra}n`,
      mistakes: [
        wrong(
          `V = ${fixed} + ${extra}n`,
          fixed + extra * example,
          'franquia cobrada como excedente',
          `Essa expressão cobra ${money(extra)} também pelos primeiros ${num(free)}, já incluídos no valor fixo.`,
        ),
        wrong(
          `V = ${extra * free} + ${fixed}n`,
          extra * free + fixed * example,
          'papéis trocados',
          `Essa expressão multiplica por n o valor fixo de ${money(fixed)}, que é cobrado uma só vez.`,
        ),
        wrong(
          `V = ${fixed + extra * free} + ${extra}n`,
          fixed + extra * free + extra * example,
          'franquia somada em vez de descontada',
          `Nessa expressão a franquia foi somada, e não descontada.`,
        ),
        wrong(
          `V = ${extra} + ${fixed}n`,
          extra + fixed * example,
          'coeficientes trocados',
          'Nessa expressão o valor fixo e o valor por unidade excedente estão trocados.',
        ),
        wrong(
          `V = ${fixed - free} + ${extra}n`,
          fixed - free + extra * example,
          'franquia descontada sem o preço',
          `Aqui foram descontados ${num(free)} reais, e não os ${num(free)} × ${num(extra)} = ${num(free * extra)} reais da franquia.`,
        ),
        wrong(
          `V = ${fixed}n − ${extra * free}`,
          fixed * example - extra * free,
          'valor fixo multiplicado por n',
          `Essa expressão multiplica por n o valor fixo de ${money(fixed)}, que é cobrado uma só vez.`,
        ),
      ],
      explanation: `O excedente é n − ${num(free)}, e por ele se pagam ${num(extra)}(n − ${num(free)}) reais, somados aos ${num(fixed)} reais fixos: V = ${num(fixed)} + ${num(extra)}(n − ${num(free)}) = ${num(fixed)} + ${num(extra)}n − ${num(extra * free)} = ${num(constant)} + ${num(extra)}n. Escrever ${num(fixed)} + ${num(extra)}n cobra duas vezes pela quantidade que já está incluída no valor fixo.`,
    };
  },
});
