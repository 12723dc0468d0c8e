import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

export const purezaDoCalcario = family({
  id: 'cn-pureza-do-calcario',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H25',
  topic: 'estequiometria',
  difficulty: 'hard',
  tri: { a: 1.8, b: 1.4, c: 0.14 },
  draw(random) {
    const pure = random.pick([70, 75, 80, 85, 90, 95]);
    const rock = random.int(1, 40) * 5;
    const lime = (rock * pure * 56) / 10000;
    insist(Math.abs(lime * 10 - Math.round(lime * 10)) < 1e-9);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const unit = random.pick(['kg', 't']);
    const name = unit === 'kg' ? 'quilogramas' : 'toneladas';
    const scene = random.pick([
      `Em uma caieira ${place.de}, o calcário é aquecido em fornos para produzir cal viva (CaO), usada em argamassas. Um lote de ${num(rock)} ${unit} de rocha, que ${who.name} analisou, tem ${num(pure)}% de carbonato de cálcio (CaCO<sub>3</sub>) em massa; o restante são impurezas que não reagem.`,
      `Uma estação de tratamento de água ${place.de} vai produzir a própria cal (CaO) a partir de ${num(rock)} ${unit} de calcário. Segundo o laudo assinado por ${who.name}, ${num(pure)}% da massa da rocha é carbonato de cálcio (CaCO<sub>3</sub>), e o resto é areia, que não se altera.`,
      `Cascas de ostras descartadas por restaurantes ${coast.de} são recolhidas para a produção de cal (CaO). ${who.name} verificou que as cascas, depois de lavadas e secas, contêm ${num(pure)}% em massa de carbonato de cálcio (CaCO<sub>3</sub>), e que o restante não reage. Serão processados ${num(rock)} ${unit} de cascas.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    const carbonate = cut((rock * pure) / 100);
    return {
      context: paragraphs(
        scene,
        'No aquecimento, ocorre a decomposição completa:',
        'CaCO<sub>3</sub> → CaO + CO<sub>2</sub>',
        'As massas molares, em g/mol, são: CaCO<sub>3</sub>, 100; CaO, 56; CO<sub>2</sub>, 44.',
      ),
      statement: `A massa de cal (CaO) obtida, em ${name}, é`,
      right: cut(lime),
      mistakes: [
        {
          value: cut((rock * 56) / 100),
          name: 'impurezas ignoradas',
          why: `Nesse valor, toda a massa de ${num(rock)} ${unit} foi tratada como CaCO₃ puro, mas só ${num(pure)}% da massa reage.`,
        },
        {
          value: carbonate,
          name: 'massa de carbonato',
          why: `${num(carbonate)} ${unit} é a massa de CaCO₃ que reage; parte dela sai como CO₂.`,
        },
        {
          value: cut((rock * pure * 44) / 10000),
          name: 'massa de gás carbônico',
          why: 'Essa é a massa de CO₂ liberada, e não a de CaO obtida.',
        },
        {
          value: cut((rock * (100 - pure) * 56) / 10000),
          name: 'cálculo com as impurezas',
          why: `Aqui foram usados os ${num(100 - pure)}% de impurezas, que não reagem.`,
        },
        {
          value: cut((rock * 56) / pure),
          name: 'divisão pela pureza',
          why: `Dividir por ${num(pure)}% aumenta a massa que reage; a pureza deve ser multiplicada.`,
        },
        {
          value: cut(carbonate / 2),
          name: 'metade da massa',
          why: `CaO e CO₂ não têm massas iguais: em 100 g de CaCO₃ há 56 g de CaO e 44 g de CO₂.`,
        },
        {
          value: cut(rock - (rock * pure * 44) / 10000),
          name: 'impurezas somadas à cal',
          why: 'Descontar só o CO₂ deixa as impurezas somadas à massa de CaO.',
        },
        {
          value: cut((carbonate * 100) / 56),
          name: 'razão invertida',
          why: 'A razão foi invertida: 100 g de CaCO₃ formam 56 g de CaO, e não o contrário.',
        },
      ],
      explanation: `Reagem ${num(pure)}% de ${num(rock)} ${unit}, isto é, ${num(carbonate)} ${unit} de CaCO₃. Pela equação, 100 g de CaCO₃ formam 56 g de CaO; logo, a massa obtida é ${num(carbonate)} × 56 ÷ 100 = ${num(cut(lime))} ${unit}. Tratar todo o material como puro levaria a ${num(cut((rock * 56) / 100))} ${unit}, e ${num(cut((rock * pure * 44) / 10000))} ${unit} é a massa de CO₂.`,
    };
  },
});
