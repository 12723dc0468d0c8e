import { QUESTIONS_PER_EXAM } from '@gabarita/enem';

const BAR = 24;

/** Draws how far a sync is: a bar that moves on a terminal, a line a step elsewhere. */
export class Progress {
  #year = 0;
  #questions = 0;
  #images = 0;
  #imagesInAll = 0;
  #yearsDone = 0;
  readonly #startedAt = performance.now();

  constructor(
    private readonly years: number,
    private readonly out: { isTTY?: boolean; write(text: string): unknown },
  ) {}

  startYear(year: number): void {
    this.#year = year;
    this.#draw();
  }

  questionRead(): void {
    this.#questions += 1;
    this.#draw();
  }

  startImages(count: number): void {
    this.#imagesInAll = count;
    this.#line(`${this.#year}: ${this.#questions} questões lidas, ${count} imagens`);
    this.#draw();
  }

  imageBrought(): void {
    this.#images += 1;
    this.#draw();
  }

  finishYear(): void {
    this.#yearsDone += 1;
    this.#questions = 0;
    this.#images = 0;
    this.#imagesInAll = 0;
    this.#line(`${this.#year}: pronto (${this.#yearsDone} de ${this.years} anos, ${this.#timeLeft()})`);
  }

  /** Something to read that the bar must not swallow. */
  say(text: string): void {
    this.out.write(this.out.isTTY ? `\r\u001b[K${text}\n` : `${text}\n`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }

  #line(text: string): void {
    if (!this.out.isTTY) this.out.write(`${text}\n`);
  }

  #draw(): void {
    if (!this.out.isTTY) return;
    const filled = Math.round(BAR * this.#fraction());
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const counts = `${this.#questions} questões, ${this.#images}/${this.#imagesInAll} imagens`;
    this.out.write(`\r\u001b[K${this.#year} ${bar} ${counts}, ${this.#timeLeft()}`);
  }

  /** Reading a year and bringing its images take about as long as each other. */
  #fraction(): number {
    const read = Math.min(1, this.#questions / QUESTIONS_PER_EXAM);
    const shown = this.#imagesInAll > 0 ? Math.min(1, this.#images / this.#imagesInAll) : 0;
    return Math.min(1, (this.#yearsDone + (this.#yearsDone < this.years ? (read + shown) / 2 : 0)) / this.years);
  }

  #timeLeft(): string {
    const fraction = this.#fraction();
    if (fraction === 0) return 'calculando o tempo';
    const seconds = Math.round(((performance.now() - this.#startedAt) / 1_000) * (1 / fraction - 1));
    return `faltam ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
