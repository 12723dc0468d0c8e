import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const contaDeLuz = family({
  id: 'mt-conta-de-luz',
  version: 1,
  area: 'matematica',
  skill: 'H12',
  topic: 'unidades-de-medida',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.1, c: 0.18 },
  draw(random) {
    const old = random.pick([3200, 4400, 5500, 6000, 6500]);
    const fresh = random.pick([1200, 1500, 2000, 2500, 2800]);
    const minutes = random.pick([20, 30, 40, 45, 60, 90]);
    const days = random.pick([20, 25, 30]);
    const tariff = random.pick([0.6, 0.7, 0.75, 0.8, 0.9, 0.95, 1]);
    const hours = minutes / 60;
    const saved = ((old - fresh) / 1000) * hours * days * tariff;
    insist(Math.abs(saved * 100 - Math.round(saved * 100)) < 1e-6);
    const place = somewhere(random);
    const who = someone(random);
    const use = `${num(minutes)} minutos por dia, durante ${num(days)} dias do mês`;
    const scene = random.pick([
      `Na casa de ${who.name}, ${place.em}, o chuveiro elétrico de ${num(old)} W fica ligado ${use}. Depois de uma oficina sobre consumo consciente, a família passou a usá-lo em uma posição de menor potência, de ${num(fresh)} W, sem mudar o tempo dos banhos.`,
      `A lavanderia comunitária de um bairro ${place.de} usa um aquecedor elétrico de ${num(old)} W, ligado ${use}. ${who.name} propõe trocá-lo por um modelo mais eficiente, de ${num(fresh)} W, que faz o mesmo serviço no mesmo tempo.`,
      `Na padaria em que ${who.name} trabalha, ${place.em}, um forno elétrico antigo, de ${num(old)} W, é usado ${use}. O novo forno, de ${num(fresh)} W, assa a mesma quantidade de pães no mesmo tempo, graças ao melhor isolamento.`,
    ]);
    const kwh = ((old - fresh) / 1000) * hours * days;
    const cents = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene,
        `A distribuidora cobra ${money(tariff)} por quilowatt-hora (kWh), energia consumida por um aparelho de 1.000 W ligado durante uma hora.`,
      ),
      statement: 'A economia mensal obtida com essa mudança é de',
      right: cents(saved),
      show: money,
      mistakes: [
        {
          value: cents((old / 1000) * hours * days * tariff),
          name: 'gasto antigo inteiro',
          why: `Esse é todo o gasto com o aparelho de ${num(old)} W; a economia é só a diferença entre os dois gastos.`,
        },
        {
          value: cents((fresh / 1000) * hours * days * tariff),
          name: 'gasto novo',
          why: `Esse é o gasto com a potência de ${num(fresh)} W, que continua a existir, e não a economia.`,
        },
        {
          value: cents(saved / days),
          name: 'economia de um dia',
          why: `Esse é o valor economizado em um só dia; o uso se repete em ${num(days)} dias.`,
        },
        {
          value: cents(((old - fresh) / 1000) * days * tariff),
          name: 'uso de uma hora por dia',
          why: `O aparelho fica ligado ${num(minutes)} minutos por dia, e não uma hora.`,
        },
        {
          value: cents(saved * 10),
          name: 'quilowatt de 100 W',
          why: `A diferença de ${num(old - fresh)} W corresponde a ${num((old - fresh) / 1000)} kW; houve erro de uma casa na conversão.`,
        },
        {
          value: cents(kwh),
          name: 'energia tomada como dinheiro',
          why: `${num(cents(kwh), 4)} é a energia economizada em kWh; falta multiplicar pelo preço de ${money(tariff)}.`,
        },
        {
          value: cents(saved * 2),
          name: 'dobro da economia',
          why: 'A economia é contada uma vez por mês; esse valor corresponde a dois meses de uso.',
        },
        {
          value: cents(((old + fresh) / 1000) * hours * days * tariff),
          name: 'soma das potências',
          why: 'A economia depende da diferença entre as potências, e não da soma delas.',
        },
      ],
      explanation: `A potência diminui ${num(old)} − ${num(fresh)} = ${num(old - fresh)} W, ou ${num((old - fresh) / 1000)} kW. Em ${num(days)} dias com ${num(minutes)} minutos de uso, são ${num(cents(hours * days), 2)} horas e ${num(cents(kwh), 2)} kWh a menos, que valem ${num(cents(kwh), 2)} × ${money(tariff)} = ${money(cents(saved))}. É a diferença entre os gastos, e não o gasto com um dos aparelhos, que mede a economia.`,
    };
  },
});
