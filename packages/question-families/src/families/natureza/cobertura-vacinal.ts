import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const coberturaVacinal = family({
  id: 'cn-cobertura-vacinal',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H30',
  topic: 'doencas-e-imunidade',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.15, c: 0.18 },
  draw(random) {
    const children = random.int(4, 80) * 100;
    const goal = random.pick([90, 95, 95]);
    const now = random.int(58, 86, 2);
    const missing = ((goal - now) * children) / 100;
    const perDay = random.pick([10, 15, 20, 25, 30, 40, 50]);
    const days = missing / perDay;
    insist(Number.isInteger(days) && days >= 4 && days <= 120);
    const place = somewhere(random);
    const who = someone(random);
    const vaccine = random.pick(['a poliomielite', 'o sarampo', 'a febre amarela', 'a meningite']);
    const scene = random.pick([
      `No município ${place.de}, vivem ${num(children)} crianças com idade para receber a vacina contra ${vaccine}, e ${num(now)}% delas já foram vacinadas. Para que a doença não volte a circular, a meta é vacinar ${num(goal)}% das crianças. ${who.name}, que coordena a campanha, dispõe de equipes que aplicam ${num(perDay)} doses por dia.`,
      `Um levantamento feito por ${who.name} em uma região ${place.de} mostrou que ${num(now)}% das ${num(children)} crianças tinham em dia a vacina contra ${vaccine}. A meta é chegar a ${num(goal)}%, o que protege também quem não pode ser vacinado. Cada dia de mutirão permite vacinar ${num(perDay)} crianças.`,
      `Com a volta de casos em cidades vizinhas, a secretaria de saúde ${place.de} quer elevar de ${num(now)}% para ${num(goal)}% a parcela vacinada contra ${vaccine} entre as ${num(children)} crianças cadastradas. A unidade móvel dirigida por ${who.name} vacina ${num(perDay)} crianças por dia.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(scene, 'Cada criança não vacinada precisa de uma única dose.'),
      statement: 'O número mínimo de dias de vacinação para atingir a meta é',
      right: days,
      decimals: 0,
      mistakes: [
        {
          value: cut(((100 - now) * children) / 100 / perDay),
          name: 'meta de 100%',
          why: `Esse é o tempo para vacinar todas as crianças que faltam, mas a meta é de ${num(goal)}%.`,
        },
        {
          value: cut((goal * children) / 100 / perDay),
          name: 'vacinadas contadas de novo',
          why: `Esse tempo supõe que nenhuma criança tenha sido vacinada, e ${num(now)}% já foram.`,
        },
        {
          value: cut((now * children) / 100 / perDay),
          name: 'já vacinadas',
          why: `${num((now * children) / 100)} é o número das que já foram vacinadas, e não o das que faltam.`,
        },
        {
          value: cut(((100 - goal) * children) / 100 / perDay),
          name: 'fora da meta',
          why: `${num(100 - goal)}% é a parcela que pode ficar sem a vacina, e não a que falta vacinar.`,
        },
        {
          value: missing,
          name: 'crianças no lugar de dias',
          why: `${num(missing)} é o número de crianças que faltam; são vacinadas ${num(perDay)} por dia.`,
        },
        {
          value: days * 2,
          name: 'duas doses por criança',
          why: 'Esse tempo corresponde a duas doses por criança, e basta uma.',
        },
        {
          value: days / 2,
          name: 'metade das doses',
          why: `Em ${num(days / 2)} dias é aplicada só metade das ${num(missing)} doses que faltam.`,
        },
        {
          value: days - 2,
          name: 'dois dias a menos',
          why: `Em ${num(days - 2)} dias são aplicadas ${num((days - 2) * perDay)} doses, e faltam ${num(missing)}.`,
        },
        {
          value: days + 1,
          name: 'um dia a mais',
          why: `Em ${num(days)} dias são aplicadas ${num(days * perDay)} doses, exatamente o que falta.`,
        },
        {
          value: days - 1,
          name: 'um dia a menos',
          why: `Em ${num(days - 1)} dias são aplicadas ${num((days - 1) * perDay)} doses, e faltam ${num(missing)}.`,
        },
      ],
      explanation: `Falta vacinar ${num(goal)}% − ${num(now)}% = ${num(goal - now)}% das ${num(children)} crianças, isto é, ${num(missing)}. Com ${num(perDay)} doses por dia, são necessários ${num(missing)} ÷ ${num(perDay)} = ${num(days)} dias. As crianças já vacinadas não entram de novo na conta, e a meta não é de 100%: com cobertura alta, a doença quase não encontra a quem passar.`,
    };
  },
});
