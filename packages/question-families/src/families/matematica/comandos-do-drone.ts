import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { circle, drawing, label, line, rule, tick } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

const SIZE = 10;
const point = (x: number, y: number) => `(${x}, ${y})`;

function grid(x: number, y: number): string {
  const at = (value: number) => 36 + 28 * value;
  const up = (value: number) => 316 - 28 * value;
  const marks = Array.from({ length: SIZE + 1 }, (_, value) => value);
  return drawing(
    348,
    ...marks.map(
      (value) =>
        rule({ x: at(value), y: up(0) }, { x: at(value), y: up(SIZE) }) +
        rule({ x: at(0), y: up(value) }, { x: at(SIZE), y: up(value) }),
    ),
    line({ x: at(0), y: up(0) }, { x: at(SIZE), y: up(0) }),
    line({ x: at(0), y: up(0) }, { x: at(0), y: up(SIZE) }),
    ...marks
      .slice(1)
      .map(
        (value) => tick(at(value), up(0) + 18, String(value), 'middle') + tick(at(0) - 6, up(value) + 5, String(value)),
      ),
    circle({ x: at(x), y: up(y) }, 6, '#222'),
    label(at(x), up(y) - 11, 'P'),
  );
}

export const comandosDoDrone = family({
  id: 'mt-comandos-do-drone',
  version: 1,
  area: 'matematica',
  skill: 'H6',
  topic: 'geometria-analitica',
  difficulty: 'easy',
  tri: { a: 1.3, b: -0.1, c: 0.18 },
  draw(random) {
    const [x, y] = [random.int(2, 8), random.int(2, 8)];
    const east = random.int(1, 6);
    const north = random.int(1, 6);
    const west = random.int(1, 6);
    const south = random.int(1, 6);
    const end = { x: x + east - west, y: y + north - south };
    const inside = (value: number) => value >= 0 && value <= SIZE;
    insist(
      [x + east, end.x, y + north, end.y].every(inside) &&
        end.x !== end.y &&
        east !== west &&
        north !== south &&
        end.x > 0 &&
        end.y > 0,
    );
    insist(x !== y);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const unit = random.pick([10, 20, 50, 100]);
    const orders = `avançar ${unit * east} m para leste, ${unit * north} m para norte, ${unit * west} m para oeste e, por fim, ${unit * south} m para sul`;
    const scene = random.pick([
      `Em uma lavoura de milho ${place.de}, ${who.name} usa um drone para localizar pragas. O mapa da área é uma malha quadriculada, em que o lado de cada quadrado representa ${unit} m, o norte fica para cima e o leste, para a direita. O drone decola do ponto P, marcado na figura, e recebe os comandos: ${orders}.`,
      `Durante as buscas por uma embarcação à deriva perto ${coast.de}, ${who.name} opera um robô de superfície. Na tela, a região aparece como uma malha em que o lado de cada quadrado representa ${unit} m, com o norte para cima e o leste para a direita. Partindo do ponto P da figura, o robô deve ${orders}.`,
      `No simulador usado nas aulas de robótica de uma escola ${place.em}, ${who.name} programou um trator sem motorista que anda sobre uma malha, em que o lado de cada quadrado representa ${unit} m. O norte fica para cima e o leste, para a direita. A partir do ponto P da figura, o programa manda ${orders}.`,
    ]);
    const wrong = (px: number, py: number, name: string, why: string) => ({
      value: point(px, py),
      name,
      why: `${why} O ponto final é ${point(end.x, end.y)}.`,
    });
    const mistakes = [
      wrong(
        end.y,
        end.x,
        'ordem das coordenadas trocada',
        `Em ${point(end.y, end.x)}, a abscissa e a ordenada foram trocadas.`,
      ),
      wrong(
        x - east + west,
        end.y,
        'leste e oeste trocados',
        'Nesse ponto, leste e oeste foram trocados: para leste, a abscissa aumenta.',
      ),
      wrong(
        end.x,
        y - north + south,
        'norte e sul trocados',
        'Nesse ponto, norte e sul foram trocados: para norte, a ordenada aumenta.',
      ),
      wrong(
        x + north - south,
        y + east - west,
        'deslocamentos trocados entre os eixos',
        'Aqui os deslocamentos leste-oeste foram aplicados à ordenada, e os norte-sul, à abscissa.',
      ),
      wrong(
        east - west,
        north - south,
        'ponto de partida esquecido',
        'Esse par considera só os deslocamentos, sem partir do ponto P.',
      ),
      wrong(
        x + east,
        y + north,
        'dois últimos comandos esquecidos',
        'Nesse ponto o percurso está só na metade: faltam os trechos para oeste e para sul.',
      ),
    ].filter(({ value }) => !value.includes('-'));
    return {
      context: paragraphs(
        scene,
        'Cada ponto da malha é identificado por um par ordenado (x, y), em que x é contado para leste e y, para norte, em lados de quadrado, a partir do canto inferior esquerdo da malha.',
      ),
      statement: 'O percurso termina no ponto de coordenadas',
      figure: {
        svg: grid(x, y),
        alt: `Malha quadriculada de 10 por 10 quadrados, com eixos numerados de 0 a 10. O ponto P tem abscissa ${x} e ordenada ${y}.`,
      },
      right: point(end.x, end.y),
      order: [point(end.x, end.y), ...mistakes.map(({ value }) => value)].sort(),
      mistakes,
      explanation: `Cada quadrado vale ${unit} m; os comandos correspondem, em lados de quadrado, a ${east}, ${north}, ${west} e ${south}. Partindo de P${point(x, y)}, a abscissa passa a ${x} + ${east} − ${west} = ${end.x}, e a ordenada, a ${y} + ${north} − ${south} = ${end.y}. O percurso termina em ${point(end.x, end.y)}. No par ordenado, a posição para leste vem antes da posição para norte.`,
    };
  },
});
