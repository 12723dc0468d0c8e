import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { fraction, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const oxigenioDaCombustao = family({
  id: 'cn-oxigenio-da-combustao',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H24',
  topic: 'estequiometria',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.6, c: 0.16 },
  draw(random) {
    const carbons = random.int(2, 10);
    const hydrogens = random.pick([2 * carbons, 2 * carbons + 2]);
    const moles = random.int(2, 20, 2);
    const each = carbons + hydrogens / 4;
    const oxygen = each * moles;
    insist(Number.isInteger(oxygen));
    const formula = `C<sub>${carbons}</sub>H<sub>${hydrogens}</sub>`;
    const plain = (value: number) => (Number.isInteger(value) ? num(value) : fraction(value * 2, 2));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Ao regular os queimadores de uma caldeira ${place.de}, ${who.name} precisa garantir que não falte oxigênio, pois a queima incompleta forma monóxido de carbono, um gás tóxico. O combustível é um hidrocarboneto de fórmula ${formula}.`,
      `Em um laboratório de motores de uma universidade ${place.de}, a equipe de ${who.name} estuda a combustão completa de um hidrocarboneto de fórmula ${formula}, um dos componentes dos combustíveis líquidos e gasosos.`,
      `Nos fogareiros usados por uma equipe de resgate ${place.de}, queima-se um hidrocarboneto de fórmula ${formula}. Em lugares fechados, explica ${who.name}, a chama consome oxigênio do ar e pode deixá-lo impróprio para a respiração.`,
    ]);
    return {
      context: paragraphs(
        scene,
        'Na combustão completa, o hidrocarboneto reage com o oxigênio (O<sub>2</sub>) do ar e forma apenas gás carbônico (CO<sub>2</sub>) e água (H<sub>2</sub>O).',
      ),
      statement: `A quantidade de O<sub>2</sub>, em mol, consumida na combustão completa de ${num(moles)} mol desse hidrocarboneto é`,
      right: oxygen,
      decimals: 1,
      mistakes: [
        {
          value: (carbons + hydrogens / 2) * moles,
          name: 'oxigênio da água não dividido por 2',
          why: `Cada H₂O tem um só átomo de oxigênio, e cada O₂ tem dois: a água formada por mol consome ${plain(hydrogens / 4)} mol de O₂, e não ${plain(hydrogens / 2)}.`,
        },
        {
          value: (2 * carbons + hydrogens / 2) * moles,
          name: 'átomos no lugar de moléculas',
          why: `${plain(2 * carbons + hydrogens / 2)} é o número de átomos de oxigênio por molécula queimada; o de moléculas de O₂ é a metade.`,
        },
        {
          value: carbons * moles,
          name: 'água esquecida',
          why: `${num(carbons)} mol de O₂ por mol bastam para o CO₂, mas falta o oxigênio da água.`,
        },
        {
          value: each,
          name: 'quantidade para um mol',
          why: `${plain(each)} mol é o que se consome na queima de 1 mol; são ${num(moles)} mol.`,
        },
        {
          value: (hydrogens / 4) * moles,
          name: 'gás carbônico esquecido',
          why: `${plain(hydrogens / 4)} mol de O₂ por mol bastam para a água, mas falta o oxigênio do CO₂.`,
        },
        {
          value: (carbons + hydrogens) * moles,
          name: 'soma dos índices da fórmula',
          why: `Somar os índices ${num(carbons)} e ${num(hydrogens)} da fórmula não conta os átomos de oxigênio dos produtos.`,
        },
        {
          value: (carbons / 2 + hydrogens / 4) * moles,
          name: 'um oxigênio por carbono',
          why: 'Cada CO₂ tem dois átomos de oxigênio, isto é, uma molécula de O₂ por átomo de carbono, e não meia.',
        },
        {
          value: moles,
          name: 'proporção de um para um',
          why: `A proporção não é de 1 para 1: cada mol do hidrocarboneto consome ${plain(each)} mol de O₂.`,
        },
      ],
      explanation: `De cada molécula formam-se ${num(carbons)} CO₂ e ${num(hydrogens / 2)} H₂O, que contêm ${num(2 * carbons)} + ${num(hydrogens / 2)} = ${num(2 * carbons + hydrogens / 2)} átomos de oxigênio, ou ${plain(each)} moléculas de O₂. Para ${num(moles)} mol, são ${num(moles)} × ${plain(each)} = ${num(oxygen)} mol de O₂. Esquecer que cada molécula de O₂ tem dois átomos dobra o resultado.`,
    };
  },
});
