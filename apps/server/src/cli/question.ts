/** npm run -s question: questions made anew from a seed, for anybody to check. */
import { parseArgs } from 'node:util';
import { topicOf } from '@gabarita/enem/topics';
import { type Family, families, familyNamed } from '@gabarita/question-families';
import { StartError } from '../app-error.js';
import { batchCommand, RowWriter } from './batch-command.js';

const USAGE = `Cria questões de uma família, sempre as mesmas para a mesma semente.

  npm run -s question -- --family mt-escala-de-mapa --seed 42 --count 3
  npm run -s question -- --list

  --family NOME  família da questão
  --seed N       semente da primeira questão: um número inteiro a partir de 0 (padrão: 0)
  --count K      quantas questões, com sementes seguidas (padrão: 1)
  --list         só mostra as famílias: nome, habilidade, dificuldade e assunto

Saída: uma questão por linha, em JSON (JSON Lines), com
  id            família, versão e semente
  context, statement, alternatives (com o engano que leva a cada uma), key
  explanation   resolução com os números da questão
  whyNot        por que não, para cada letra errada
  figure        figura em SVG e sua descrição, ou null`;

const MOST_AT_ONCE = 100_000;

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new StartError(`${option} deve ser um número inteiro de ${least} a ${most}.`);
}

function familyOf(name: string | undefined): Family {
  if (!name) throw new StartError('Informe --family (veja --list e --help).');
  const family = familyNamed(name);
  if (!family) throw new StartError(`Família desconhecida: ${name} (veja --list)`);
  return family;
}

await batchCommand(async () => {
  const { values } = parseArgs({
    options: {
      family: { type: 'string' },
      seed: { type: 'string', default: '0' },
      count: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const writer = new RowWriter();
  if (values.list) {
    for (const { id, area, skill, difficulty, topic } of families)
      await writer.write([id, skill, difficulty, topicOf(area, topic)?.name].join('\t'));
    return writer.flush();
  }
  const family = familyOf(values.family);
  const first = wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER - MOST_AT_ONCE);
  const count = wholeNumber('--count', values.count, 1, MOST_AT_ONCE);
  for (let seed = first; seed < first + count; seed++) await writer.write(JSON.stringify(family.variant(seed)));
  await writer.flush();
});
