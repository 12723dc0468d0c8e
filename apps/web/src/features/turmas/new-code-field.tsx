import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { CodeField } from './code-field';
import { generateCode } from './turma-code';

/** A code to be given to a turma: typed, or generated with one tap. */
export function NewCodeField({ initial, error }: { initial: string; error: string | undefined }) {
  const [code, setCode] = useState(initial);
  return (
    <>
      <CodeField value={code} onChange={setCode} error={error} help="6 dígitos: digite ou gere um." />
      <Button variant="outline" onClick={() => setCode(generateCode())} className="justify-self-start">
        <Dices aria-hidden />
        Gerar código
      </Button>
    </>
  );
}
