import { describe, expect, it } from 'vitest';
import { anItem } from '../official/an-item.test-builder.js';
import { bookletsOf } from '../official/booklet.js';
import { AnswerFile } from './answer-file.js';

const paper = Array.from({ length: 3 }, (_, rank) => anItem({ booklet: 515, item: rank, position: 136 + rank }));
const booklets = bookletsOf(paper, 2022);
const scored = (header: string, line: string) => new AnswerFile(header, booklets).score(line);
const HEADER = 'area,prova,lang,responses';

describe('a file of answers', () => {
  it('gets the score behind the columns it came with', () => {
    const file = new AnswerFile(HEADER, booklets);
    expect(file.header).toBe('area,prova,lang,responses,score,standard_error,theta,status,reason');
    expect(file.score('MT,515,1,AAB').text).toMatch(/^MT,515,1,AAB,\d+\.\d,\d+\.\d{4},-?\d\.\d{8},official,$/);
  });

  it('may have its columns in any order, among others, with another separator', () => {
    const { text, result } = scored('nome;responses;LANG;prova;area', '"Silva; Ana";AAB;1.0;515.0;mt');
    expect(result).toEqual(scored(HEADER, 'MT,515,1,AAB').result);
    expect(text).toMatch(/^"Silva; Ana";AAB;1.0;515.0;mt;/);
  });

  it('keeps a score column of its own under another name', () => {
    expect(new AnswerFile(`${HEADER},score`, booklets).header).toMatch('responses,score_input,score,');
  });

  it('is read with lower-case letters and Windows line ends', () => {
    expect(scored(HEADER, 'MT,515,1,aab\r').result).toEqual(scored(HEADER, 'MT,515,1,AAB').result);
  });

  it.each([
    ['MT,999,1,AAB', 'prova desconhecida no arquivo de itens: "999"'],
    ['MT,515,1,AA', '2 respostas, mas a prova tem 3 questões'],
    ['CN,515,1,AAB', 'a prova 515 é de MT, não de "CN"'],
    ['MT,515', 'faltam colunas nesta linha'],
  ])('explains the line %s', (line, reason) => {
    expect(scored(HEADER, line).result).toEqual({ status: 'unscorable', reason });
  });

  it('is refused without one of its columns', () => {
    expect(() => new AnswerFile('area,prova,lang', booklets)).toThrow('linha 1: falta a coluna responses');
  });
});
