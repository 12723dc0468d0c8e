import { Explain } from '../ui/explain';
import { Link } from '../ui/link';
import { Logo, LogoMark } from '../ui/logo';
import { Row, Section } from './section';

const scale = [
  ['text-3xl', 'font-extrabold'],
  ['text-2xl', 'font-extrabold'],
  ['text-xl', 'font-bold'],
  ['text-lg', 'font-semibold'],
  ['text-base', ''],
  ['text-sm', 'text-muted'],
] as const;

export function TextSection() {
  return (
    <Section title="Marca e texto">
      <Row>
        <Logo />
        <LogoMark className="size-16" />
      </Row>
      {scale.map(([size, style]) => (
        <p key={size} className={`${size} ${style}`}>
          O sol nasce para todos <span className="text-sm font-normal text-muted">{size}</span>
        </p>
      ))}
      <p>
        Um texto com <Link to="#">um link no meio</Link>, para ver o sublinhado.
      </p>
      <Explain question="O que é TRI?">
        É o jeito de calcular a nota que considera quais questões você acertou, e não só quantas.
      </Explain>
    </Section>
  );
}
