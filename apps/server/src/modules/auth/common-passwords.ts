import { PASSWORD_MIN_LENGTH } from '@gabarita/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most used passwords of leaked lists, as long as ours must be; shorter ones are refused for that already. */
const MOST_USED = new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH));

/** Words that begin passwords in Brazil, which lists made elsewhere know little of. A year or a “123” is put after them. */
const WORDS = new Set(
  `senha minhasenha senhasenha mudar mudarsenha trocar acesso escola colegio aluno aluna professor professora diretora turma
  estudante enem simulado gabarita gabarito vestibular medicina brasil brasileiro flamengo corinthians palmeiras saopaulo
  santos vasco gremio internacional cruzeiro atletico botafogo fluminense bahia sport ceara fortaleza neymar pele futebol
  amor teamo euteamo amorzinho princesa gatinha lindinha felicidade familia mamae papai jesus jesuscristo deusefiel deus
  deuseamor deusnocomando maria joao pedro lucas gabriel rafael mateus matheus felipe bruno amanda beatriz juliana camila
  leticia larissa mariana fernanda carolina eduarda vitoria anaclara estrela borboleta chocolate pipoca bolinha`.split(
    /\s+/,
  ),
);

/** One sign over and over, or signs in the order of the keyboard or the alphabet. */
const RUNS = [
  '01234567890123456789',
  '9876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

const plain = (password: string) => password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a password is among the first that anybody would try (OWASP ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  const typed = plain(password);
  const word = typed.replace(/^[^a-z]+/, '').replace(/(?<![^a-z])[^a-z]+$/, '');
  return (
    MOST_USED.has(typed) ||
    WORDS.has(word.replaceAll(/[^a-z]/g, '')) ||
    /^(.{1,4})\1+$/u.test(typed) ||
    RUNS.some((run) => run.includes(typed))
  );
}
