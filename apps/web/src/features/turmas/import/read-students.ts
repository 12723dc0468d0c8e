import { parseCsv, UnclosedQuote, unguarded } from '@gabarita/csv';

export interface ListedStudent {
  /** Where in the file, as an editor counts. */
  line: number;
  name: string;
  email: string;
}

export interface RowProblem {
  line: number;
  text: string;
}

export interface StudentList {
  students: ListedStudent[];
  problems: RowProblem[];
}

/** Only what is plainly wrong: what counts as an address is for the server to say. */
const EMAIL = /^[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]/;

/** Students of a spreadsheet or a pasted list: names and e-mails, in columns with a heading or without. */
export function readStudents(file: string): StudentList {
  try {
    const rows = parseCsv(file).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => unguarded(cell).trim()),
    }));
    const [first] = rows;
    if (!first) return { students: [], problems: [{ line: 1, text: 'A lista está vazia.' }] };
    const heading = first.cells.some((cell) => cell.includes('@')) ? undefined : columnsOf(first.cells);
    if (heading && (heading.name === -1 || heading.email === -1)) {
      return { students: [], problems: [{ line: first.line, text: 'Faltam as colunas “nome” e “e-mail”.' }] };
    }
    const body = heading ? rows.slice(1) : rows;
    return check(body.map(({ line, cells }) => ({ line, ...pick(cells, heading ?? guess(cells)) })));
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    return { students: [], problems: [{ line: error.line, text: 'Há aspas que abrem e não fecham.' }] };
  }
}

interface Columns {
  name: number;
  email: number;
}

const columnsOf = (cells: string[]): Columns => ({
  name: cells.findIndex((cell) => /nome|alun|estudante/i.test(cell)),
  email: cells.findIndex((cell) => /e-?mail/i.test(cell)),
});

/** Without a heading: the address is the cell with the @, the name the first other one that is not empty. */
function guess(cells: string[]): Columns {
  const email = cells.findIndex((cell) => cell.includes('@'));
  return { email, name: cells.findIndex((cell, place) => place !== email && cell !== '') };
}

const pick = (cells: string[], { name, email }: Columns) => ({ name: cells[name] ?? '', email: cells[email] ?? '' });

function check(students: ListedStudent[]): StudentList {
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const { line, name, email } of students) {
    const before = seen.get(email.toLowerCase());
    if (name === '') problems.push({ line, text: 'Falta o nome.' });
    if (email === '') problems.push({ line, text: 'Falta o e-mail.' });
    else if (!EMAIL.test(email)) problems.push({ line, text: `“${email}” não é um e-mail.` });
    else if (before !== undefined) problems.push({ line, text: `O e-mail ${email} já está na linha ${before}.` });
    else seen.set(email.toLowerCase(), line);
  }
  if (students.length === 0) problems.push({ line: 1, text: 'A lista não tem nenhum aluno.' });
  return { students, problems };
}
